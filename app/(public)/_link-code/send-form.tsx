'use client';

import { useSecondsUntil } from '@/app/_ui/controls/use-seconds-until';
import { PublicButton } from '@/app/_ui/public/button';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/linkCode.json';
import type { CodeDestination } from '@/lib/identity/link-codes/rules';
import type { FormAnswer } from '../_link-forms/form-answer';
import { LinkForm } from '../_link-forms/link-form';
import type { PostedAnswer } from '../_link-forms/posted-answer';
import { usePostedForm } from '../_link-forms/use-posted-form';
import styles from './link-code.module.css';

type Props = {
  destinations: readonly CodeDestination[];
  /** When another code may be asked for; null while none was. */
  resendAt: number | null;
  action: (data: FormData) => Promise<FormAnswer>;
  post: (previous: PostedAnswer, form: FormData) => Promise<PostedAnswer>;
};

/** A button for each way of sending the code; once it is sent, they wait and stand back. */
export function SendForm({ destinations, resendAt, action, post }: Props) {
  const kit = usePostedForm({ send: action, post }, { channel: texts.where });
  const { sending } = kit;
  const seconds = useSecondsUntil(resendAt);
  const again = resendAt !== null;
  return (
    <LinkForm kit={kit} className={again ? styles.again : styles.first}>
      <p className={styles.note}>{again ? texts.notArrived : texts.where}</p>
      <div className={styles.ways}>
        {destinations.map(({ channel, destination }, index) => (
          <PublicButton
            key={channel}
            type="submit"
            name="channel"
            value={channel}
            variant={again || index > 0 ? 'default' : 'primary'}
            disabled={sending || seconds > 0}
          >
            {sending ? texts.sending : fillText(texts[`send${channel}`], { destination })}
          </PublicButton>
        ))}
      </div>
      {seconds > 0 && <p className={styles.note}>{fillText(texts.againIn, { seconds })}</p>}
    </LinkForm>
  );
}
