import { findSignatories } from '@/lib/contracts/queries';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { claimPath } from '@/lib/core/paths';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findSentClaim } from './queries';
import { claimReference } from './rules';
import type { ClaimSnapshot } from './snapshot';

type Payload = { claimId: string };

const rows = (claim: ClaimSnapshot): (readonly [string, string])[] => [
  ['Cuenta de cobro', claim.code],
  ['Fecha', formatIsoDate(claim.date)],
  ['Evento', claim.event.name],
  ['Valor', `${formatMoney(claim.price, claim.currency)} ${claim.currency}`],
  ...(claim.difference
    ? ([
        [
          'Valor del contrato',
          `${formatMoney(claim.difference.contractFee, claim.currency)} ${claim.currency}`,
        ],
        ['Por qué es distinto', claim.difference.reason],
      ] as const)
    : []),
  ['Banco', claim.bank],
];

/** The talent's copy of its claim. */
export const composeSentForTalent: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const sent = await findSentClaim(tx, claimId);
  if (!sent) return null;
  const { snapshot, pdfFileId } = sent;
  return {
    to: { name: snapshot.talent.name, address: snapshot.talent.email },
    fromAgency: true,
    subject: `Tu cuenta de cobro${snapshot.correction ? ' corregida' : ''}: ${snapshot.event.name}`,
    attachments: [pdfFileId],
    body: (
      <EmailLayout preview={`Enviamos tu cuenta de cobro a ${snapshot.agency.name}`}>
        <Title>Cuenta de cobro enviada</Title>
        <Paragraph>
          {`${snapshot.talent.name}, enviamos tu cuenta de cobro a ${snapshot.agency.name}. Guarda esta copia.`}
        </Paragraph>
        <Facts rows={rows(snapshot)} />
      </EmailLayout>
    ),
  };
};

/** Tells the producer that a claim waits to be paid, with its PDF. */
export const composeSentForAgency: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const sent = await findSentClaim(tx, claimId);
  if (!sent) return null;
  const { claim, snapshot, pdfFileId } = sent;
  const { producer } = await findSignatories(tx, claim.agencyId, null);
  if (!producer) return null;
  const done = snapshot.correction ? 'corrigió su cuenta de cobro' : 'envió su cuenta de cobro';
  return {
    to: { name: producer.name, address: producer.email },
    subject: `Cuenta de cobro${snapshot.correction ? ' corregida' : ''} de ${snapshot.talent.name}: ${snapshot.event.name}`,
    attachments: [pdfFileId],
    body: (
      <EmailLayout preview={`${snapshot.talent.name} ${done}`}>
        <Title>{`${snapshot.talent.name} ${done}`}</Title>
        <Facts rows={[...rows(snapshot), ['Referencia de tu agencia', claimReference(claim.code)]]} />
        <Button href={`${env().APP_URL}${claimPath(claim.id)}`}>Revisar la cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};
