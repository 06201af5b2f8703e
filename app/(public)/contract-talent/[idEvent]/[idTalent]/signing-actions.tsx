import { PublicButton } from '@/app/_ui/public/button';
import { FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import texts from '@/lib/i18n/messages/es/contract.json';
import styles from './contract.module.css';

type Props = {
  sent: boolean;
  /** The code that opened it signs it. */
  opened?: boolean;
  busy: boolean;
};

/**
 * First the code is asked for, then it signs. The form's first button is the one that Enter presses: with a code on its
 * way, the one that signs.
 */
export function SigningActions({ sent, opened = false, busy }: Props) {
  const typesCode = sent && !opened;
  return (
    <FormActions>
      <div className={styles.steps}>
        <SubmitButton
          name="step"
          value={sent || opened ? 'sign' : 'ask'}
          busy={busy}
          busyText={texts.signing}
          untilChanged
        >
          {typesCode ? texts.confirmSignature : texts.sign}
        </SubmitButton>
        {typesCode && (
          <PublicButton type="submit" name="step" value="ask" variant="default" disabled={busy}>
            {texts.again}
          </PublicButton>
        )}
      </div>
    </FormActions>
  );
}
