import { TALENT } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { findNewTalent } from './queries';

/** The link to set a password, good for seven days; not to who has one, or was suspended meanwhile. */
export const composeWelcome: ComposeEmail<{ talentId: string }> = async ({ talentId }, { tx }) => {
  const talent = await findNewTalent(tx, talentId);
  if (!talent || talent.hasPassword || talent.stateId === TALENT.SUSPENDED) return null;
  const link = await issueLink(tx, {
    purpose: 'ACTIVATION',
    subject: { talentId },
    agencyId: null,
    expiresAt: linkExpiry('ACTIVATION', currentTime(), null),
  });
  const { name, supportEmail } = product();
  const invited = talent.agencyName !== null;
  const how = invited
    ? `${talent.agencyName} te invitó a ${name}, donde las agencias convocan, contratan y pagan a sus talentos.`
    : `Tu perfil en ${name} ya está creado.`;
  return {
    to: { name: talent.name, address: talent.email },
    fromAgency: invited,
    subject: invited ? `${talent.agencyName} te invita a ${name}` : `Activa tu cuenta de ${name}`,
    body: (
      <EmailLayout preview="Define tu contraseña para entrar y completar tu perfil.">
        <Title>{`Te damos la bienvenida a ${name}`}</Title>
        <Paragraph>{`Hola, ${talent.name}. ${how} Define tu contraseña para entrar y completar tu perfil.`}</Paragraph>
        <Button href={link}>Definir mi contraseña</Button>
        <Paragraph dimmed>
          {`El enlace sirve una sola vez y vence en siete días. Si no esperabas este correo, escríbenos a ${supportEmail} y eliminamos tus datos.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};
