import { linksExpireAt } from '@/lib/core/calendar';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import type { Claim } from '../queries';
import { findDecidedClaim } from './decided-claim';

type Payload = { claimId: string };

/** A talent has at least so long to correct what was returned, in milliseconds. */
const TO_CORRECT = 30 * 24 * 60 * 60 * 1000;

const rows = (claim: Claim, event: string): (readonly [string, string])[] => {
  const { code, price, withheld, currencyCode } = claim;
  const money = (amount: number) => `${formatMoney(amount, currencyCode)} ${currencyCode}`;
  return [
    ['Cuenta de cobro', String(code)],
    ['Evento', event],
    ['Valor', money(price)],
    ...(withheld
      ? ([
          ['Retención en la fuente', money(withheld)],
          ['Neto a pagar', money(price - withheld)],
        ] as const)
      : []),
  ];
};

/** Nothing when the approval was taken back before it was sent. */
export const composeApproved: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'APPROVED') return null;
  const { claim, snapshot } = found;
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Aprobamos tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} aprobó tu cuenta de cobro`}>
        <Title>Cuenta de cobro aprobada</Title>
        <Paragraph>
          {`${claim.name}, ${snapshot.agency.name} aprobó tu cuenta de cobro. Te avisamos cuando quede pagada.`}
        </Paragraph>
        <Facts rows={rows(claim, snapshot.event.name)} />
      </EmailLayout>
    ),
  };
};

/** Why it was returned, with the link by which it is corrected. Nothing once it is corrected or the return taken back. */
export const composeReturned: ComposeEmail<Payload & { version: number }> = async (
  { claimId, version },
  { tx },
) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'RETURNED' || found.claim.version !== version) return null;
  const { claim, snapshot, eventEnd } = found;
  const usual = linksExpireAt(eventEnd, snapshot.timeZone);
  const least = new Date(currentTime().getTime() + TO_CORRECT);
  const link = await issueLink(tx, {
    purpose: 'CLAIM',
    subject: { eventId: claim.eventId, convocatoryId: claim.convocatoryId, talentId: claim.talentId },
    agencyId: claim.agencyId,
    expiresAt: usual > least ? usual : least,
  });
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Corrige tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} devolvió tu cuenta de cobro`}>
        <Title>Tu cuenta de cobro necesita una corrección</Title>
        <Paragraph>{`${claim.name}, ${snapshot.agency.name} devolvió tu cuenta de cobro por esto:`}</Paragraph>
        <Paragraph>{claim.returnedReason}</Paragraph>
        <Facts rows={rows(claim, snapshot.event.name)} />
        <Paragraph>
          Corrígela con este enlace personal. Conserva su número y lo que ya habías escrito:
        </Paragraph>
        <Button href={link}>Corregir mi cuenta de cobro</Button>
      </EmailLayout>
    ),
  };
};

/** Nothing when it is no longer marked as paid. */
export const composePaid: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (found?.claim.status !== 'PAID') return null;
  const { claim, snapshot } = found;
  const paid = claim.paidAt ? formatShortDate(claim.paidAt, DEFAULT_TIME_ZONE) : '';
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Pagamos tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} pagó tu cuenta de cobro`}>
        <Title>Cuenta de cobro pagada</Title>
        <Paragraph>
          {`${claim.name}, ${snapshot.agency.name} marcó como pagada tu cuenta de cobro. El banco puede tardar en mostrarlo.`}
        </Paragraph>
        <Facts
          rows={[
            ...rows(claim, snapshot.event.name),
            ['Fecha de pago', paid],
            ['Cuenta', `${snapshot.bank}, terminada en ${claim.accountLastDigits}`],
            ...(claim.paymentReference ? ([['Referencia', claim.paymentReference]] as const) : []),
          ]}
        />
      </EmailLayout>
    ),
  };
};
