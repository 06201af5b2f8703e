import { formatPhone } from '@/lib/core/readers/phone';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { findRequest } from './find-request';

type Payload = { requestId: string };

export const composeCallRequested: ComposeEmail<Payload> = async ({ requestId }, { tx }) => {
  const found = await findRequest(tx, requestId);
  if (!found) return null;
  const phone = formatPhone(found.phone, found.dialingCode);
  const rows: readonly (readonly [string, string | null])[] = [
    ['Teléfono', phone],
    ['Persona', found.person],
    ['Correo', found.email],
    ['Agencia', found.agencyName],
    ['Tipo', found.legalNature === 'PERSONA_NATURAL' ? 'Persona' : 'Comercio'],
    ['Evento', found.eventName],
  ];
  return {
    to: product().supportEmail,
    replyTo: { name: found.person, address: found.email },
    subject: `${found.agencyName} pide que la llamen: ${phone}`,
    body: (
      <EmailLayout preview={`${found.person} espera una llamada`}>
        <Title>{`${found.person} espera una llamada`}</Title>
        <Facts rows={rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
        <Button href={`${env().APP_URL}/soporte/${requestId}`}>Ver la solicitud</Button>
      </EmailLayout>
    ),
  };
};

export const composeAnswered: ComposeEmail<Payload> = async ({ requestId }, { tx }) => {
  const found = await findRequest(tx, requestId);
  if (!found?.answer) return null;
  const { name, supportEmail } = product();
  return {
    to: { name: found.person, address: found.email },
    subject: `Respuesta de soporte de ${name}`,
    body: (
      <EmailLayout preview="Esto respondemos a la llamada que pediste.">
        <Title>Respuesta de soporte</Title>
        <Paragraph>{`Hola, ${found.person}. Esto respondemos a la llamada que pediste${found.eventName ? ` sobre ${found.eventName}` : ''}:`}</Paragraph>
        <Said>{found.answer}</Said>
        <Paragraph dimmed>{`¿Algo más? Escríbenos a ${supportEmail}.`}</Paragraph>
      </EmailLayout>
    ),
  };
};
