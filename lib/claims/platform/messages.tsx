import { findSignatories } from '@/lib/contracts/queries';
import { claimPath } from '@/lib/core/paths';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { platformFacts } from '../review/claim-facts';
import { findDecidedClaim } from '../review/decided-claim';
import type { SentBackTo } from './inputs';
import { findSentBackReason } from './queries';

type SentBack = { readonly claimId: string; readonly to: SentBackTo };

/** To the agency's producer. Nothing when it was approved anew meanwhile. */
export const composeSentBack: ComposeEmail<SentBack> = async ({ claimId, to }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== (to === 'TALENT' ? 'RETURNED' : 'SENT')) return null;
  const { claim, snapshot } = found;
  const { producer } = await findSignatories(tx, claim.agencyId, null);
  const reason = await findSentBackReason(tx, claimId);
  if (!producer || !reason) return null;
  const next =
    to === 'TALENT'
      ? `${claim.name} recibió esta razón y la corrige. Te avisamos cuando la envíe otra vez.`
      : 'Quedó por revisar otra vez en tu agencia.';
  return {
    to: { name: producer.name, address: producer.email },
    subject: `La plataforma devolvió una cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${product().name} devolvió la cuenta de cobro de ${claim.name}`}>
        <Title>La plataforma devolvió una cuenta de cobro</Title>
        <Paragraph>{`Tu agencia la había aprobado. Esta es la razón:`}</Paragraph>
        <Said>{reason}</Said>
        <Paragraph>{next}</Paragraph>
        <Facts rows={platformFacts(claim, snapshot.agency.name, snapshot.event.name)} />
        <Button href={`${env().APP_URL}${claimPath(claim.id)}`}>Abrir la cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};
