import { internationalDigits } from '@/lib/core/readers/phone';
import type { ComposeEmail, ComposeText, ComposeWhatsApp } from '@/lib/notifications/define-notice';
import { CodeDigits, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import { makeSigningCode } from './make-signing-code';
import type { CodeToSign } from './queries';
import { CODE_TEMPLATE } from './whatsapp-templates';

type Payload = { codeId: string };

/** Says what the code signs. */
function what({ act, role, agencyName, eventName }: CodeToSign): string {
  if (act === 'MANDATE') return `autorizar la firma automática de los contratos de ${agencyName}`;
  const papers = {
    CONTRACT: role === 'AGENCY' ? 'firmar por la agencia los contratos' : 'firmar tu contrato',
    AMENDMENT: 'firmar el otrosí del contrato',
    ANNULMENT: 'firmar la anulación del contrato',
  } as const;
  const of = role === 'GUARDIAN' && act === 'CONTRACT' ? 'firmar como acudiente el contrato' : papers[act];
  return eventName ? `${of} de ${eventName}` : `${of} que esperan`;
}

/** A text message with the code first, which phones offer to fill in. */
export const composeSigningCodeText: ComposeText<Payload> = async ({ codeId }, { tx }) => {
  const made = await makeSigningCode(tx, codeId);
  const to = made && internationalDigits(made.phone, made.dialingCode);
  if (!to) return null;
  const { code, agencyName } = made;
  return {
    to: `+${to}`,
    text: `${product().name}: ${code} es tu código para ${what(made)} (${agencyName}). Vale 10 minutos. Escribirlo es firmar: no se lo des a nadie.`,
  };
};

export const composeSigningCodeWhatsApp: ComposeWhatsApp<Payload> = async ({ codeId }, { tx }) => {
  const made = await makeSigningCode(tx, codeId);
  const to = made && internationalDigits(made.phone, made.dialingCode);
  return to ? { to, template: CODE_TEMPLATE, values: [made.code] } : null;
};

/** The subject leaves the code out: locked screens show it. */
export const composeSigningCode: ComposeEmail<Payload> = async ({ codeId }, { tx }) => {
  const made = await makeSigningCode(tx, codeId);
  if (!made) return null;
  const { name, email, agencyName, eventName, code } = made;
  return {
    to: { name, address: email },
    subject: eventName ? `Tu código para firmar: ${eventName}` : 'Tu código para firmar',
    body: (
      <EmailLayout preview="Vale 10 minutos. Escribirlo es firmar.">
        <Title>Tu código para firmar</Title>
        <Paragraph>{`${name}, escribe este código para ${what(made)} (${agencyName}):`}</Paragraph>
        <CodeDigits>{code}</CodeDigits>
        <Paragraph>
          Vale 10 minutos, una sola vez y solo para el texto que viste. Escribirlo equivale a tu firma: no se
          lo des a nadie.
        </Paragraph>
        <Paragraph dimmed>Si no lo pediste, no hagas nada: sin el código nadie firma en tu nombre.</Paragraph>
      </EmailLayout>
    ),
  };
};
