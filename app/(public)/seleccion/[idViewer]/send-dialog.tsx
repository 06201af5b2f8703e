import { useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { Dialog } from '@/app/_ui/public/dialog';
import { FormActions } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import type { Quota } from '@/lib/convocatories/showcase/choosing/rules';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import { sendAction } from './choose-actions';
import { QuotaList } from './quota-list';

type Props = {
  viewerId: string;
  round: number;
  sum: { readonly yes: number; readonly maybe: number; readonly no: number; readonly none: number };
  quotas: readonly Quota[];
  onClose: () => void;
};

/** Asks once, with what is sent, before a selection is closed. */
export default function SendDialog({ viewerId, round, sum, quotas, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const marked = sum.yes + sum.maybe + sum.no > 0;
  async function send() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { ok, message } = await sendAction(viewerId, round);
      if (!ok) setProblem(message ?? texts.unexpected);
      else onClose();
    } catch (error) {
      setProblem(messageOfFailedAction(error, texts.offline));
    }
    setBusy(false);
  }
  return (
    <Dialog open onClose={onClose} title={texts.sendTitle}>
      <p>{marked ? fillText(texts.sum, sum) : texts.nothing}</p>
      <QuotaList quotas={quotas} />
      {quotas.some(({ chosen, quantity }) => chosen > quantity) && <p>{texts.over}</p>}
      {marked && <p>{texts.sendText}</p>}
      {problem && <Notice tone="error" title={problem} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormActions>
          {marked && <SubmitButton busy={busy}>{texts.confirm}</SubmitButton>}
          <PublicButton variant="default" onClick={onClose}>
            {texts.back}
          </PublicButton>
        </FormActions>
      </form>
    </Dialog>
  );
}
