import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { claimFacts } from '../review/claim-facts';
import { correctionLink } from '../review/correction-link';
import { findDecidedClaim } from '../review/decided-claim';
import { findPayAccount } from './pay-account';

type Payload = { claimId: string };

/** Nothing once another account was given, or none is asked for. */
export const composeAccountAsked: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (!found?.claim.accountProblem || found.claim.status !== 'APPROVED') return null;
  const { claim, snapshot } = found;
  const account = await findPayAccount(tx, claim);
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Corrige tu cuenta bancaria para que te paguen: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview="No se puede pagar en la cuenta bancaria que diste">
        <Title>Danos otra cuenta bancaria</Title>
        <Paragraph>
          {`${claim.name}, ${snapshot.agency.name} no te puede pagar en la cuenta bancaria que diste. Danos otra, o corrige los datos de esta.`}
        </Paragraph>
        <Facts
          rows={[
            ...claimFacts(claim, snapshot.event.name),
            ['Cuenta', `${account.bank}, terminada en ${account.accountLastDigits}`],
            ['Qué pasa', claim.accountProblem ?? ''],
          ]}
        />
        <Button href={await correctionLink(tx, found)}>Corregir mi cuenta bancaria</Button>
      </EmailLayout>
    ),
  };
};

/** Tells which account counts now. */
export const composeAccountGiven: ComposeEmail<Payload> = async ({ claimId }, { tx }) => {
  const found = await findDecidedClaim(tx, claimId);
  if (!found) return null;
  const { claim, snapshot } = found;
  const account = await findPayAccount(tx, claim);
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `Cambiaste la cuenta bancaria en la que te pagan: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview="Recibimos la cuenta bancaria nueva">
        <Title>Recibimos tu cuenta bancaria nueva</Title>
        <Paragraph>
          {`${claim.name}, tu cuenta de cobro se pagará en la cuenta bancaria que acabas de dar. Si no fuiste tú, escríbele ya a ${snapshot.agency.name}.`}
        </Paragraph>
        <Facts
          rows={[
            ...claimFacts(claim, snapshot.event.name),
            ['Cuenta', `${account.bank}, terminada en ${account.accountLastDigits}`],
          ]}
        />
      </EmailLayout>
    ),
  };
};
