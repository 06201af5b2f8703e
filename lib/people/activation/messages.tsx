import { findPasswordOwner } from '@/lib/identity/password/queries';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';

/** The account is active: the way in. Not to who was suspended meanwhile. */
export const composeActivated: ComposeEmail<{ userId: string }> = async ({ userId }, { tx }) => {
  const owner = await findPasswordOwner(tx, { type: 'agency', id: userId });
  if (!owner || owner.isSuspended) return null;
  const { name, supportEmail } = product();
  const whose = owner.agencyName ? ` de ${owner.agencyName}` : '';
  return {
    to: { name: owner.name, address: owner.email },
    subject: `Tu cuenta de ${name} está activa`,
    body: (
      <EmailLayout preview={`Ya puedes ingresar a ${name}`}>
        <Title>Tu cuenta está activa</Title>
        <Paragraph>
          {`Hola, ${owner.name}. La cuenta${whose} quedó activa. Ingresa con el correo ${owner.email} y la contraseña que definiste.`}
        </Paragraph>
        <Button href={`${env().APP_URL}/login${owner.isAdministrator ? '?select=admin' : ''}`}>
          {`Ingresar a ${name}`}
        </Button>
        <Paragraph dimmed>{`Si no fuiste tú, escríbenos a ${supportEmail}.`}</Paragraph>
      </EmailLayout>
    ),
  };
};
