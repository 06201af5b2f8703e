import { fullName } from '@/lib/core/full-name';
import { COLOMBIA, formatPhone } from '@/lib/core/readers/phone';
import { awaitsActivation } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findRegistration, type Registration } from './queries';

type Payload = { userId: string };

/** The activation link, for who has not activated yet. */
export const composeActivation: ComposeEmail<Payload> = async ({ userId }, { tx }) => {
  const registration = await findRegistration(tx, userId);
  if (!registration || !awaitsActivation(registration.stateId)) return null;
  const { name, lastname, email, agencyId, agencyName, legalNature, hasPassword } = registration;
  const link = await issueLink(tx, {
    purpose: 'ACTIVATION',
    subject: { userId },
    agencyId,
    expiresAt: linkExpiry('ACTIVATION', currentTime(), null),
  });
  const { name: productName } = product();
  const whose = legalNature === 'PERSONA_NATURAL' ? 'Tu cuenta' : `La cuenta de ${agencyName}`;
  return {
    to: { name: fullName({ name, lastname }), address: email },
    subject: `Activa tu cuenta en ${productName}`,
    body: (
      <EmailLayout preview={`Un paso más y tu cuenta en ${productName} queda activa`}>
        <Title>Activa tu cuenta</Title>
        <Paragraph>{`Hola, ${name}. ${whose} en ${productName} ya está creada.`}</Paragraph>
        <Paragraph>
          {hasPassword
            ? 'Confirma que este correo es tuyo y déjala activa:'
            : 'Actívala y define la contraseña que usarás para ingresar:'}
        </Paragraph>
        <Button href={link}>Activar cuenta</Button>
        <Paragraph dimmed>
          El enlace sirve una sola vez y vence en 7 días. Si no creaste esta cuenta, cuéntanoslo.
        </Paragraph>
      </EmailLayout>
    ),
  };
};

const phoneOf = (digits: string | null, { dialingCode }: Registration): string | null =>
  digits && formatPhone(digits, dialingCode ?? COLOMBIA);

/** Tells support about a new agency. */
export const composeQuickRegistration: ComposeEmail<Payload> = async ({ userId }, { tx }) => {
  const found = await findRegistration(tx, userId);
  if (!found) return null;
  const { supportEmail } = product();
  const producer = fullName(found);
  const rows: readonly (readonly [string, string | null])[] = [
    [found.documentType ?? 'Identificación', found.identification],
    ['Ciudad', found.cityName && `${found.cityName}, ${found.countryName}`],
    ['Dirección', found.address],
    ['Teléfono', phoneOf(found.agencyPhone, found)],
    ['Sitio web', found.url],
    ['Servicios', found.services.join(', ')],
    ['Misión', found.mission],
    ['Productor', producer],
    ['Correo', found.email],
    ['Celular', phoneOf(found.phone, found)],
  ];
  return {
    to: supportEmail,
    replyTo: { name: producer, address: found.email },
    subject: `Nueva agencia: ${found.agencyName}`,
    body: (
      <EmailLayout preview={`${found.agencyName} se registró por el formulario rápido`}>
        <Title>{found.agencyName}</Title>
        <Paragraph>Se registró por el formulario rápido.</Paragraph>
        <Facts rows={rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
        <Button href={`${env().APP_URL}/agency/${found.agencyId}`}>Ver la agencia</Button>
      </EmailLayout>
    ),
  };
};
