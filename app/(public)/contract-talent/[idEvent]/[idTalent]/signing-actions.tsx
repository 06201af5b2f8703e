import { PublicButton } from '@/app/_ui/public/button';
import { FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import texts from '@/lib/i18n/messages/es/contract.json';
import styles from './contract.module.css';

/**
 * First the code is asked for, then it signs. The form's first button is the one that Enter presses: with a code on its
 * way, the one that signs.
 */
export function SigningActions({ sent, busy }: { sent: boolean; busy: boolean }) {
  return (
    <FormActions>
      <div className={styles.steps}>
        <SubmitButton
          name="step"
          value={sent ? 'sign' : 'ask'}
          busy={busy}
          busyText={texts.signing}
          untilChanged
        >
          {sent ? texts.confirmSignature : texts.sign}
        </SubmitButton>
        {sent && (
          <PublicButton type="submit" name="step" value="ask" variant="default" disabled={busy}>
            {texts.again}
          </PublicButton>
        )}
      </div>
    </FormActions>
  );
}
