import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { findGuardianToAsk } from './queries';

/** The link by which a guardian reads what it is asked and answers; not when it has answered meanwhile. */
export const composeGuardianAsked: ComposeEmail<{ talentId: string }> = async ({ talentId }, { tx }) => {
  const found = await findGuardianToAsk(tx, talentId);
  if (!found || found.hasConsented) return null;
  const link = await issueLink(tx, {
    purpose: 'GUARDIAN_CONSENT',
    subject: { talentId },
    agencyId: null,
    expiresAt: linkExpiry('GUARDIAN_CONSENT', currentTime(), null),
  });
  const { name } = product();
  return {
    to: { name: found.name, address: found.email },
    subject: `${found.talentName} necesita tu autorización en ${name}`,
    body: (
      <EmailLayout preview="Sin tu autorización no mostramos sus fotos ni sus datos a nadie.">
        <Title>{`${found.talentName} necesita tu autorización`}</Title>
        <Paragraph>
          {`Hola, ${found.name}. ${found.talentName} quiere participar en eventos con ${name} y dijo que respondes por ella o por él. Como es menor de edad, no mostramos sus fotos ni sus datos a nadie y nadie le escribe hasta que lo autorices.`}
        </Paragraph>
        <Button href={link}>Leer y decidir</Button>
        <Paragraph dimmed>
          El enlace vence en 30 días. Si no conoces a esta persona o no estás de acuerdo, no hagas nada: sin
          tu autorización no se muestra.
        </Paragraph>
      </EmailLayout>
    ),
  };
};
