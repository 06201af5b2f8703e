import { internationalDigits } from '@/lib/core/readers/phone';
import type { ComposeEmail, ComposeText } from '@/lib/notifications/define-notice';
import { CodeDigits, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import { makeCode } from './make-code';
import type { CodeToSend } from './queries';

type Made = Pick<CodeToSend, 'purpose' | 'agencyName' | 'eventName'> & { readonly code: string };

const what = ({ purpose, eventName }: Made): string =>
  purpose === 'CLAIM'
    ? `enviar tu cuenta de cobro de ${eventName}`
    : `abrir y firmar tu contrato para ${eventName}`;

/**
 * Composes the text message with a one-time code. Short enough for one text message; the code first, which phones offer
 * to fill in.
 */
export const composeLinkCodeText: ComposeText<{ codeId: string }> = async ({ codeId }, { tx }) => {
  const made = await makeCode(tx, codeId);
  const to = made && internationalDigits(made.recipient.phone, made.recipient.dialingCode);
  if (!to) return null;
  return {
    to: `+${to}`,
    text: `${product().name}: ${made.code} es tu código para ${what(made)} (${made.agencyName}). Vale 10 minutos. No se lo des a nadie, tampoco a la agencia.`,
  };
};

/**
 * Composes the mail with a one-time code, who asks and for what. The subject leaves the code out: locked screens show
 * it.
 */
export const composeLinkCode: ComposeEmail<{ codeId: string }> = async ({ codeId }, { tx }) => {
  const made = await makeCode(tx, codeId);
  if (!made) return null;
  const { recipient, agencyName, eventName } = made;
  return {
    to: { name: recipient.name, address: recipient.email },
    subject: `Tu código para ${made.purpose === 'CLAIM' ? 'la cuenta de cobro' : 'el contrato'}: ${eventName}`,
    body: (
      <EmailLayout preview="Vale 10 minutos. No se lo des a nadie.">
        <Title>Confirma que eres tú</Title>
        <Paragraph>{`${recipient.name}, escribe este código para ${what(made)}, con ${agencyName}:`}</Paragraph>
        <CodeDigits>{made.code}</CodeDigits>
        <Paragraph>
          Vale 10 minutos y una sola vez. No se lo des a nadie, tampoco a la agencia: quien lo tenga puede
          firmar y cobrar en tu nombre.
        </Paragraph>
        <Paragraph dimmed>
          Si no lo pediste, no hagas nada: sin el código nadie puede abrir tus datos.
        </Paragraph>
      </EmailLayout>
    ),
  };
};
