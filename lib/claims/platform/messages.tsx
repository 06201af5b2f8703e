import { findSignatories } from '@/lib/contracts/queries';
import { formatMoney } from '@/lib/core/money';
import { claimPath, platformClaimPath } from '@/lib/core/paths';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { netOf } from '../payments/rules';
import type { Claim } from '../queries';
import { findDecidedClaim } from '../review/decided-claim';
import { claimReference } from '../rules';
import type { SentBackTo } from './inputs';
import { findSentBackReason } from './queries';

const money = (amount: number, currency: string) => `${formatMoney(amount, currency)} ${currency}`;

const facts = (claim: Claim, agency: string, event: string): (readonly [string, string])[] => [
  ['Cuenta de cobro', `${claim.number} de ${claim.name}`],
  ['Agencia', `${agency} (${claimReference(claim.code)})`],
  ['Evento', event],
  ['Valor', money(claim.price, claim.currencyCode)],
  ...(claim.withheld
    ? ([
        ['Retención en la fuente', money(claim.withheld, claim.currencyCode)],
        ['Neto a pagar', money(netOf(claim), claim.currencyCode)],
      ] as const)
    : []),
];

/** To whoever answers for the platform. Nothing when the approval was taken back before it was sent. */
export const composeToPay: ComposeEmail<{ claimId: string }> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'APPROVED' || !found.claim.thirdParty) return null;
  const { claim, snapshot } = found;
  const { name, supportEmail } = product();
  return {
    to: { name, address: supportEmail },
    subject: `Cuenta de cobro por pagar: ${claim.name}, ${snapshot.event.name}`,
    ...(claim.pdfFileId ? { attachments: [claim.pdfFileId] } : {}),
    body: (
      <EmailLayout preview={`${snapshot.agency.name} aprobó una cuenta de cobro que paga la plataforma`}>
        <Title>Hay una cuenta de cobro por pagar</Title>
        <Paragraph>
          {`${snapshot.agency.name} la aprobó. El cliente de este evento le paga a la plataforma.`}
        </Paragraph>
        <Facts rows={facts(claim, snapshot.agency.name, snapshot.event.name)} />
        <Button href={`${env().APP_URL}${platformClaimPath(claim.id)}`}>Abrir la cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};

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
        <Facts rows={facts(claim, snapshot.agency.name, snapshot.event.name)} />
        <Button href={`${env().APP_URL}${claimPath(claim.id)}`}>Abrir la cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};
