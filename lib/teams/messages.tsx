import { isApproved } from '@/lib/agencies/review/is-approved';
import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { profilePath } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { plainWords } from '@/lib/notifications/plain-words';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findAcceptedInvitation, findOpenInvitation } from './invitations/queries';
import { findOwnershipParties } from './queries';

const teamLink = (agency: { id: string; name: string }): string =>
  `${env().APP_URL}${profilePath(agency.id, agency.name)}?seccion=equipo`;

/** The invitation with its link; silent once it was accepted, revoked or ran out. */
export const composeMemberInvited: ComposeEmail<{ invitationId: string }> = async (
  { invitationId },
  { tx },
) => {
  const invitation = await findOpenInvitation(tx, invitationId, currentTime());
  if (!invitation) return null;
  const { agencyId, email, lastname, inviterEmail, expiresAt } = invitation;
  const approved = await isApproved(tx, agencyId);
  const say = (text: string) => (approved ? text : plainWords(text));
  const agencyName = say(invitation.agencyName);
  const name = say(invitation.name);
  const invitedBy = say(invitation.invitedBy);
  const role = translate(`agencies.roles.${invitation.role}`);
  const link = await issueLink(tx, { purpose: 'INVITATION', subject: { invitationId }, agencyId, expiresAt });
  return {
    to: { name: fullName({ name, lastname }), address: email },
    replyTo: { name: invitedBy, address: inviterEmail },
    subject: approved
      ? `${invitedBy} te invita al equipo de ${agencyName}`
      : `Te invitan a un equipo en ${product().name}`,
    body: (
      <EmailLayout preview={`Únete a ${agencyName} en ${product().name}. La invitación vence en 7 días.`}>
        <Title>{`Hola, ${name}: te esperan en ${agencyName}`}</Title>
        <Paragraph>
          {`${invitedBy} te invita a trabajar con el equipo de ${agencyName} en ${product().name}.`}
        </Paragraph>
        <Facts
          rows={[
            ['Tu rol', role],
            ['Qué podrás hacer', translate(`team.roleText.${invitation.role}`)],
          ]}
        />
        <Button href={link}>Aceptar la invitación</Button>
        <Paragraph dimmed>
          {`Si no conoces a ${invitedBy}, ignora este correo: nadie entra sin tu aceptación. El enlace vence el ${formatDateTime(expiresAt, DEFAULT_TIME_ZONE)}`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

/** Tells who invited that the person is there. */
export const composeMemberJoined: ComposeEmail<{ invitationId: string }> = async (
  { invitationId },
  { tx },
) => {
  const invitation = await findAcceptedInvitation(tx, invitationId);
  if (!invitation) return null;
  const { agencyId, agencyName, name, lastname, email, invitedBy, inviterEmail } = invitation;
  return {
    to: { name: invitedBy, address: inviterEmail },
    subject: `${fullName({ name, lastname })} ya está en tu equipo`,
    body: (
      <EmailLayout preview={`Aceptó tu invitación a ${agencyName}`}>
        <Title>{`${name} aceptó tu invitación`}</Title>
        <Facts
          rows={[
            ['Nombre', fullName({ name, lastname })],
            ['Correo', email],
            ['Rol', translate(`agencies.roles.${invitation.role}`)],
          ]}
        />
        <Button href={teamLink({ id: agencyId, name: agencyName })}>Ver el equipo</Button>
      </EmailLayout>
    ),
  };
};

type Moved = { agencyId: string; toUserId: string; ownerId: string; formerOwnerId: string };

/** Tells both that the agency has another owner: whoever did not mean it finds out at once. */
export const composeOwnershipMoved: ComposeEmail<Moved> = async (moved, { tx }) => {
  const parties = await findOwnershipParties(tx, moved);
  if (!parties) return null;
  const { agency, owner, former } = parties;
  const isOwner = moved.toUserId === moved.ownerId;
  const to = isOwner ? owner : former;
  return {
    to: { name: to.name, address: to.email },
    subject: `${agency.name} tiene un nuevo propietario`,
    body: (
      <EmailLayout preview={`${owner.name} es propietario de ${agency.name} en ${product().name}`}>
        <Title>{isOwner ? `Ahora ${agency.name} está a tu nombre` : `Entregaste ${agency.name}`}</Title>
        <Paragraph>
          {isOwner
            ? `${former.name} te pasó la propiedad de la agencia: ahora tú manejas el equipo y los datos legales y tributarios.`
            : `${owner.name} es propietario de la agencia desde ahora, y tú quedas como productor.`}
        </Paragraph>
        <Button href={teamLink(agency)}>Ver el equipo</Button>
        <Paragraph dimmed>{`Si no esperabas este cambio, escribe a ${product().supportEmail}.`}</Paragraph>
      </EmailLayout>
    ),
  };
};
