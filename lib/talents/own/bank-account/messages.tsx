import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findAccountToTell } from './queries';

/** The account as it is now, by its bank and last digits, or that there is none any more. */
export const composeAccountChanged: ComposeEmail<{ talentId: string }> = async ({ talentId }, { tx }) => {
  const found = await findAccountToTell(tx, talentId);
  if (!found || found.erasedAt) return null;
  const { name, supportEmail } = product();
  const title = found.bank ? 'Cambió tu cuenta bancaria' : 'Se quitó tu cuenta bancaria';
  const said = found.bank
    ? `Tus próximas cuentas de cobro empiezan con esta cuenta: ${found.bank}, terminada en ${found.lastDigits}.`
    : 'En tus próximas cuentas de cobro escribes a qué cuenta te pagan.';
  return {
    to: { name: found.name, address: found.email },
    subject: `${title} en ${name}`,
    body: (
      <EmailLayout preview="Si no fuiste tú, cambia tu contraseña ahora.">
        <Title>{title}</Title>
        <Paragraph>{`Hola, ${found.name}. ${said}`}</Paragraph>
        <Paragraph>
          {`Si fuiste tú, no tienes que hacer nada. Si no la reconoces, cambia tu contraseña ahora, corrige la cuenta y escríbenos a ${supportEmail}.`}
        </Paragraph>
        <Button href={`${env().APP_URL}/mi-perfil/cuenta-bancaria`}>Ver mi cuenta bancaria</Button>
      </EmailLayout>
    ),
  };
};
