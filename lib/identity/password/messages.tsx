import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { issueLink } from '../link-tokens/issue-link';
import { linkExpiry } from '../link-tokens/rules';
import { findPasswordOwner, type PasswordOwner } from './queries';
import { type Person, subjectOf } from './rules';

/** The link for a new password, good for an hour. Who is suspended is told so instead, in the mailbox only they read. */
export const composePasswordReset: ComposeEmail<Person> = async (person, { tx }) => {
  const owner = await findPasswordOwner(tx, person);
  if (!owner) return null;
  if (owner.isSuspended) return suspended(owner);
  const link = await issueLink(tx, {
    purpose: 'PASSWORD_RESET',
    subject: subjectOf(person),
    agencyId: null,
    expiresAt: linkExpiry('PASSWORD_RESET', currentTime(), null),
  });
  const { name } = product();
  return {
    to: { name: owner.name, address: owner.email },
    subject: `Restablece tu contraseña de ${name}`,
    body: (
      <EmailLayout preview="Define una contraseña nueva. El enlace vence en una hora.">
        <Title>Restablece tu contraseña</Title>
        <Paragraph>
          {`Hola, ${owner.name}. Recibimos una solicitud para cambiar la contraseña de tu cuenta de ${name} con el correo ${owner.email}.`}
        </Paragraph>
        <Button href={link}>Cambiar contraseña</Button>
        <Paragraph dimmed>
          El enlace sirve una sola vez y vence en una hora. Si no lo pediste, no hagas nada: tu contraseña
          sigue siendo la misma.
        </Paragraph>
      </EmailLayout>
    ),
  };
};

function suspended(owner: PasswordOwner) {
  const { name, supportEmail } = product();
  return {
    to: { name: owner.name, address: owner.email },
    subject: `Tu cuenta de ${name} está suspendida`,
    body: (
      <EmailLayout preview="Por eso no podemos enviarte un enlace para cambiar la contraseña.">
        <Title>Tu cuenta está suspendida</Title>
        <Paragraph>
          {`Hola, ${owner.name}. Recibimos una solicitud para cambiar tu contraseña, pero tu cuenta de ${name} está suspendida y por ahora no se puede usar.`}
        </Paragraph>
        <Paragraph>{`Si crees que es un error, escríbenos a ${supportEmail}.`}</Paragraph>
      </EmailLayout>
    ),
  };
}

/** Tells somebody of a changed password, after a reset or a change. */
export const composePasswordChanged: ComposeEmail<Person> = async (person, { tx }) => {
  const owner = await findPasswordOwner(tx, person);
  if (!owner) return null;
  const { name, supportEmail } = product();
  return {
    to: { name: owner.name, address: owner.email },
    subject: `Tu contraseña de ${name} cambió`,
    body: (
      <EmailLayout preview="Si no fuiste tú, restablécela ahora.">
        <Title>Tu contraseña cambió</Title>
        <Paragraph>
          {`Hola, ${owner.name}. La contraseña de tu cuenta de ${name} con el correo ${owner.email} acaba de cambiar, y cerramos las demás sesiones que tenías abiertas.`}
        </Paragraph>
        <Paragraph>
          {`Si fuiste tú, no tienes que hacer nada. Si no, restablécela ahora y escríbenos a ${supportEmail}.`}
        </Paragraph>
        <Button href={`${env().APP_URL}/olvidaste-contrasena?select=${person.type}`}>
          Restablecer contraseña
        </Button>
      </EmailLayout>
    ),
  };
};

/** Tells somebody that log-ins are refused for a while after too many wrong passwords. */
export const composeLoginsRefused: ComposeEmail<Person> = async (person, { tx }) => {
  const owner = await findPasswordOwner(tx, person);
  if (!owner) return null;
  const { name, supportEmail } = product();
  return {
    to: { name: owner.name, address: owner.email },
    subject: `Intentos fallidos de ingreso a tu cuenta de ${name}`,
    body: (
      <EmailLayout preview="Alguien escribió varias veces una contraseña equivocada.">
        <Title>Varios intentos fallidos de ingreso</Title>
        <Paragraph>
          {`Hola, ${owner.name}. Alguien escribió muchas veces una contraseña equivocada para tu cuenta de ${name} con el correo ${owner.email}. No entró, y por unos minutos no aceptamos más intentos desde ahí.`}
        </Paragraph>
        <Paragraph>
          Desde un navegador en el que ya ingresaste puedes entrar como siempre. Si fuiste tú y no recuerdas
          la contraseña, define una nueva.
        </Paragraph>
        <Button href={`${env().APP_URL}/olvidaste-contrasena?select=${person.type}`}>
          Restablecer contraseña
        </Button>
        <Paragraph dimmed>{`Si te preocupa, escríbenos a ${supportEmail}.`}</Paragraph>
      </EmailLayout>
    ),
  };
};
