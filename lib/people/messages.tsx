import { fullName } from '@/lib/core/full-name';
import { awaitsActivation } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findPerson } from './queries';
import { isSuspended } from './rules';

type Payload = { userId: string };
type Found = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const addressee = ({ name, lastname, email }: Found) => ({
  name: fullName({ name, lastname }),
  address: email,
});

/** Invites an administrator, until the account is active. */
export const composeInvited: ComposeEmail<Payload> = async ({ userId }, { tx }) => {
  const person = await findPerson(tx, userId);
  if (!person?.isAdministrator || !awaitsActivation(person.stateId)) return null;
  const link = await issueLink(tx, {
    purpose: 'ACTIVATION',
    subject: { userId },
    agencyId: null,
    expiresAt: linkExpiry('ACTIVATION', currentTime(), null),
  });
  const { name } = product();
  return {
    to: addressee(person),
    subject: `Te invitaron a administrar ${name}`,
    body: (
      <EmailLayout preview={`Define tu contraseña para administrar ${name}`}>
        <Title>{`Administra ${name}`}</Title>
        <Paragraph>
          {`Hola, ${person.name}. Te invitaron como administrador: vas a revisar agencias y talentos, y a acompañar a quienes usan ${name}.`}
        </Paragraph>
        <Paragraph>Activa tu cuenta y define la contraseña que usarás para ingresar:</Paragraph>
        <Button href={link}>Activar cuenta</Button>
        <Paragraph dimmed>
          El enlace sirve una sola vez y vence en 7 días. Si no esperabas esta invitación, no hagas nada.
        </Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells a person why the account is suspended, while it is. */
export const composeSuspended: ComposeEmail<Payload> = async ({ userId }, { tx }) => {
  const person = await findPerson(tx, userId);
  if (!person || !isSuspended(person)) return null;
  const { name } = product();
  return {
    to: addressee(person),
    subject: `Suspendimos tu cuenta de ${name}`,
    body: (
      <EmailLayout preview="Por ahora no puedes ingresar">
        <Title>Tu cuenta está suspendida</Title>
        <Paragraph>
          {`Hola, ${person.name}. Suspendimos tu cuenta: por ahora no puedes ingresar, y cerramos las sesiones que tenías abiertas.`}
        </Paragraph>
        <Facts rows={[['Motivo', person.suspendedReason ?? 'Sin motivo registrado']]} />
        <Paragraph>Si crees que es un error, escríbenos y lo revisamos contigo.</Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells a person that the account is active again, while it is. */
export const composeReactivated: ComposeEmail<Payload> = async ({ userId }, { tx }) => {
  const person = await findPerson(tx, userId);
  if (!person || isSuspended(person)) return null;
  const { name } = product();
  return {
    to: addressee(person),
    subject: `Tu cuenta de ${name} vuelve a estar activa`,
    body: (
      <EmailLayout preview={`Ya puedes ingresar de nuevo a ${name}`}>
        <Title>Tu cuenta vuelve a estar activa</Title>
        <Paragraph>{`Hola, ${person.name}. Levantamos la suspensión de tu cuenta.`}</Paragraph>
        <Paragraph>Ingresa como siempre, con tu correo y tu contraseña.</Paragraph>
        <Button href={`${env().APP_URL}/login${person.isAdministrator ? '?select=admin' : ''}`}>
          Ingresar
        </Button>
      </EmailLayout>
    ),
  };
};
