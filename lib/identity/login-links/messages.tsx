import { translate } from '@/lib/i18n/translate';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { issueLink } from '../link-tokens/issue-link';
import { linkExpiry } from '../link-tokens/rules';
import { findPasswordOwner } from '../password/queries';
import { talentLoginProblem } from '../rules';

/** The link to come in, good for twenty minutes. Who may not come in reads why, as a log-in by password would say. */
export const composeLoginLink: ComposeEmail<{ readonly talentId: string }> = async ({ talentId }, { tx }) => {
  const owner = await findPasswordOwner(tx, { type: 'talent', id: talentId });
  if (!owner) return null;
  const { name: productName, supportEmail } = product();
  const to = { name: owner.name, address: owner.email };
  const subject = `Tu enlace para entrar a ${productName}`;
  const problem = talentLoginProblem(owner.stateId);
  if (problem) {
    return {
      to,
      subject,
      body: (
        <EmailLayout preview="Por ahora no puedes entrar.">
          <Title>Por ahora no puedes entrar</Title>
          <Paragraph>{`Hola, ${owner.name}. Pediste un enlace para entrar a ${productName}.`}</Paragraph>
          <Paragraph>{translate(`login.problem.${problem}`, { product: productName })}</Paragraph>
          <Paragraph>{`Si crees que es un error, escríbenos a ${supportEmail}.`}</Paragraph>
        </EmailLayout>
      ),
    };
  }
  const link = await issueLink(tx, {
    purpose: 'TALENT_LOGIN',
    subject: { talentId },
    agencyId: null,
    expiresAt: linkExpiry('TALENT_LOGIN', currentTime(), null),
  });
  return {
    to,
    subject,
    body: (
      <EmailLayout preview="Entra sin contraseña. El enlace vence en 20 minutos.">
        <Title>Entra a tu perfil</Title>
        <Paragraph>
          {`Hola, ${owner.name}. Con este enlace entras a ${productName} sin escribir tu contraseña, en el celular o computador en que lo abras.`}
        </Paragraph>
        <Button href={link}>Entrar</Button>
        <Paragraph dimmed>
          El enlace sirve una sola vez y vence en 20 minutos. No se lo envíes a nadie. Si no lo pediste, no
          hagas nada: nadie entra sin él.
        </Paragraph>
      </EmailLayout>
    ),
  };
};
