import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findPasswordOwner } from '../password/queries';

/** Mails the address with which the person signs in, which they cannot change. */
export const composeDataUpdated: ComposeEmail<{ userId: string }> = async ({ userId }, { tx }) => {
  const owner = await findPasswordOwner(tx, { type: 'agency', id: userId });
  if (!owner || owner.isSuspended) return null;
  const { name, supportEmail } = product();
  return {
    to: { name: owner.name, address: owner.email },
    subject: `Tus datos de ${name} se actualizaron`,
    body: (
      <EmailLayout preview="Si no fuiste tú, cambia tu contraseña ahora.">
        <Title>Tus datos se actualizaron</Title>
        <Paragraph>
          {`Hola, ${owner.name}. Los datos de tu cuenta de ${name} con el correo ${owner.email} se actualizaron.`}
        </Paragraph>
        <Paragraph>
          {`Si fuiste tú, no tienes que hacer nada. Si no los reconoces, cambia tu contraseña ahora y escríbenos a ${supportEmail}.`}
        </Paragraph>
        {!owner.isAdministrator && (
          <Button href={`${env().APP_URL}/perfil/${userId}/cuenta?seccion=cuenta`}>Ver mis datos</Button>
        )}
      </EmailLayout>
    ),
  };
};
