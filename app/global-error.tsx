'use client';

import './_ui/theme/tokens.css';
import './_ui/theme/base.css';
import './_ui/theme/public.css';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/pages.json';
import { digestOf } from './_ui/feedback/error-digest';
import { PublicButton } from './_ui/public/button';
import { MessageScreen } from './_ui/public/message-screen';

/** When not even a layout could be rendered; so it brings its own document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const code = digestOf(error);
  return (
    <html lang="es-CO">
      <body>
        <title>{texts.error.title}</title>
        <main>
          <MessageScreen
            kind="invalid"
            title={texts.error.text}
            text={code ? fillText(texts.error.code, { code }) : undefined}
            action={<PublicButton onClick={retry}>{texts.error.retry}</PublicButton>}
          />
        </main>
      </body>
    </html>
  );
}
