'use client';

import { digestOf } from '@/app/_ui/feedback/error-digest';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/pages.json';
import styles from './error.module.css';

type Props = { error: unknown; retry: () => void };

export default function PublicError({ error, retry }: Props) {
  const code = digestOf(error);
  return (
    <main className={styles.page}>
      <MessageScreen
        kind="invalid"
        title={texts.error.text}
        text={code ? fillText(texts.error.code, { code }) : undefined}
        action={
          <>
            <PublicButtonLink variant="default" href="/">
              {texts.error.home}
            </PublicButtonLink>
            <PublicButton onClick={retry}>{texts.error.retry}</PublicButton>
          </>
        }
      />
    </main>
  );
}
