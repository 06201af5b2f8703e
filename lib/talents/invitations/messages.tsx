import { mailWording } from '@/lib/agencies/texts/queries';
import { isClosedAgency, TALENT } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Paragraphs, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { findSentInvitation, findTalentByEmail } from './queries';
import { invitationState, isWaiting } from './rules';

/**
 * The link to register by. Who is in the product already is told so, and the agency is not: that somebody has an
 * account is that person's to tell. Silent once the invitation is withdrawn, or its agency may do nothing.
 */
export const composeTalentInvited: ComposeEmail<{ invitationId: string }> = async (
  { invitationId },
  { tx },
) => {
  const invitation = await findSentInvitation(tx, invitationId);
  if (!invitation?.email || isClosedAgency(invitation.agencyState)) return null;
  if (!isWaiting(invitationState(invitation, currentTime()))) return null;
  const { agencyName, name } = invitation;
  const { name: productName, supportEmail } = product();
  const to = { name, address: invitation.email };
  const known = await findTalentByEmail(tx, invitation.email);
  if (known) {
    if (known.stateId === TALENT.SUSPENDED) return null;
    return {
      to: { name: known.name, address: invitation.email },
      fromAgency: true,
      subject: `${agencyName} te invita a ${productName}`,
      body: (
        <EmailLayout preview={`Ya tienes cuenta en ${productName}: no tienes que hacer nada.`}>
          <Title>{`Hola, ${known.name}: ya estás en ${productName}`}</Title>
          <Paragraph>
            {`${agencyName} quiso invitarte a registrarte como talento. Ya tienes una cuenta con este correo, así que no tienes que registrarte otra vez. A la agencia no le contamos que ya estás ni le dimos tus datos: si quieres trabajar con ella, escríbele.`}
          </Paragraph>
        </EmailLayout>
      ),
    };
  }
  const link = await issueLink(tx, {
    purpose: 'TALENT_INVITATION',
    subject: { invitationId },
    agencyId: invitation.agencyId,
    expiresAt: invitation.expiresAt,
  });
  const words = await mailWording(tx, invitation.agencyId, 'INVITATION_MAIL', {
    talento: name,
    agencia: agencyName,
    plataforma: productName,
  });
  return {
    to,
    fromAgency: true,
    subject: words.subject,
    body: (
      <EmailLayout preview="Crea tu perfil de talento desde el celular en unos minutos.">
        <Title>{`Hola, ${name}: ${agencyName} te invita`}</Title>
        <Paragraphs>{words.paragraphs}</Paragraphs>
        <Button href={link}>Crear mi perfil</Button>
        <Paragraph dimmed>
          {`Si no conoces a ${agencyName} o no quieres registrarte, no hagas nada: no guardamos más que este correo y tu nombre. Escríbenos a ${supportEmail} si quieres que los borremos.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};
