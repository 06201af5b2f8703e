import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { correctionLink } from '../review/correction-link';
import { leftOf } from '../rules';
import { findTold, type ToldPayload } from './told-payment';

/** Nothing when it is no longer paid in full. */
export const composePaid: ComposeEmail<ToldPayload> = async (payload, { tx }) => {
  const told = await findTold(tx, payload);
  if (told?.claim.status !== 'PAID') return null;
  const { claim, snapshot, facts, receiptFileId } = told;
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    attachments: receiptFileId ? [receiptFileId] : [],
    subject: `Pagamos tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} pagó tu cuenta de cobro`}>
        <Title>Cuenta de cobro pagada</Title>
        <Paragraph>
          {`${claim.name}, ${snapshot.agency.name} marcó como pagada tu cuenta de cobro. El banco puede tardar en mostrarlo.`}
        </Paragraph>
        <Facts rows={facts} />
      </EmailLayout>
    ),
  };
};

/** Nothing when that part does not stand any more. */
export const composePartlyPaid: ComposeEmail<ToldPayload> = async (payload, { tx }) => {
  const told = await findTold(tx, payload);
  if (told?.payment.state !== 'PAID') return null;
  const { claim, snapshot, payment, money, facts, receiptFileId } = told;
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    attachments: receiptFileId ? [receiptFileId] : [],
    subject: `Pagamos una parte de tu cuenta de cobro: ${snapshot.event.name}`,
    body: (
      <EmailLayout preview={`${snapshot.agency.name} pagó ${money(payment.amount)} de tu cuenta de cobro`}>
        <Title>Pagamos una parte</Title>
        <Paragraph>
          {`${claim.name}, ${snapshot.agency.name} pagó una parte de tu cuenta de cobro. Te avisamos cuando pague el resto.`}
        </Paragraph>
        <Facts
          rows={[
            ...facts,
            ['Pagado ahora', money(payment.amount)],
            ['Falta por pagar', money(leftOf(claim))],
          ]}
        />
      </EmailLayout>
    ),
  };
};

/** The bank sent it back; with the way to another account where that is what it takes. Nothing once it was paid after all. */
export const composeRejected: ComposeEmail<ToldPayload> = async (payload, { tx }) => {
  const told = await findTold(tx, payload);
  if (told?.payment.state !== 'REJECTED' || told.claim.status !== 'APPROVED') return null;
  const { claim, snapshot, payment, money } = told;
  const asks = claim.accountProblem !== null;
  const link = asks ? await correctionLink(tx, told) : null;
  return {
    to: { name: claim.name, address: claim.email },
    fromAgency: true,
    subject: `El banco rechazó tu pago: ${snapshot.event.name}`,
    body: (
      <EmailLayout
        preview={asks ? 'Corrige tu cuenta bancaria para que te puedan pagar' : 'Lo van a volver a intentar'}
      >
        <Title>El banco rechazó tu pago</Title>
        <Paragraph>
          {`${claim.name}, el banco no recibió el pago de ${snapshot.agency.name}. ${
            asks
              ? 'Danos otra cuenta bancaria, o corrige los datos de esta.'
              : 'No tienes que hacer nada: lo van a volver a intentar.'
          }`}
        </Paragraph>
        <Facts
          rows={[
            ['Cuenta de cobro', String(claim.number)],
            ['Evento', snapshot.event.name],
            ['Pago', money(payment.amount)],
            ['Cuenta bancaria', `${payment.bank}, terminada en ${payment.accountLastDigits}`],
            ['Lo que dijo el banco', payment.reason ?? ''],
          ]}
        />
        {link && <Button href={link}>Corregir mi cuenta bancaria</Button>}
      </EmailLayout>
    ),
  };
};
