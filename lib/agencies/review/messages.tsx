import { AGENCY } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findAgencyToTell } from './queries';

type Payload = { agencyId: string };

const loginUrl = () => `${env().APP_URL}/login`;

/** Tells the owner of the approval, while it still holds. */
export const composeApproved: ComposeEmail<Payload> = async ({ agencyId }, { tx }) => {
  const agency = await findAgencyToTell(tx, agencyId);
  if (agency?.stateId !== AGENCY.ACTIVE) return null;
  const title = `${agency.name} quedó aprobada`;
  return {
    to: agency.to,
    subject: `${title} en ${product().name}`,
    body: (
      <EmailLayout preview={`Ya puedes cotizar y convocar talentos con ${product().name}`}>
        <Title>{title}</Title>
        <Paragraph>
          {`${agency.greeting} Revisamos los datos de ${agency.name} y la agencia ya está activa: puedes cotizar eventos, convocar talentos y firmar contratos.`}
        </Paragraph>
        <Button href={loginUrl()}>Ingresar</Button>
      </EmailLayout>
    ),
  };
};

/** Tells the owner why the agency is suspended, while it is. */
export const composeSuspended: ComposeEmail<Payload> = async ({ agencyId }, { tx }) => {
  const agency = await findAgencyToTell(tx, agencyId);
  if (agency?.stateId !== AGENCY.SUSPENDED) return null;
  return {
    to: agency.to,
    subject: `Suspendimos a ${agency.name} en ${product().name}`,
    body: (
      <EmailLayout preview="Por ahora nadie de la agencia puede ingresar">
        <Title>{`${agency.name} está suspendida`}</Title>
        <Paragraph>
          {`${agency.greeting} Suspendimos la agencia. Por ahora nadie de su equipo puede ingresar; su información queda guardada como está.`}
        </Paragraph>
        <Facts rows={[['Motivo', agency.suspendedReason ?? 'Sin motivo registrado']]} />
        <Paragraph>Si crees que es un error, escríbenos y lo revisamos contigo.</Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells the owner that the agency is active again, while it is. */
export const composeReactivated: ComposeEmail<Payload> = async ({ agencyId }, { tx }) => {
  const agency = await findAgencyToTell(tx, agencyId);
  if (agency?.stateId !== AGENCY.ACTIVE) return null;
  const title = `${agency.name} vuelve a estar activa`;
  return {
    to: agency.to,
    subject: `${title} en ${product().name}`,
    body: (
      <EmailLayout preview="Tu equipo ya puede ingresar de nuevo">
        <Title>{title}</Title>
        <Paragraph>
          {`${agency.greeting} Desde ahora tu equipo puede ingresar de nuevo; todo está como lo dejaron.`}
        </Paragraph>
        <Button href={loginUrl()}>Ingresar</Button>
      </EmailLayout>
    ),
  };
};
