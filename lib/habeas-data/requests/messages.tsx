import { formatIsoDate } from '@/lib/core/dates';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import { findRequest } from './find-request';

type Payload = { requestId: string };

const WORDS = { CONSULTA: 'consulta', RECLAMO: 'reclamo' } as const;

export const composeReceived: ComposeEmail<Payload> = async ({ requestId }, { tx }) => {
  const row = await findRequest(tx, requestId);
  if (!row) return null;
  const word = WORDS[row.kind];
  return {
    to: { name: row.name, address: row.email },
    subject: `Recibimos tu ${word} sobre tus datos personales`,
    body: (
      <EmailLayout preview={`Te respondemos a más tardar el ${formatIsoDate(row.dueOn)}.`}>
        <Title>{`Recibimos tu ${word}`}</Title>
        <Paragraph>
          {`Hola, ${row.name}. Te respondemos por este correo a más tardar el ${formatIsoDate(row.dueOn)}. Esto fue lo que nos escribiste:`}
        </Paragraph>
        <Paragraph>{row.text}</Paragraph>
        <Paragraph
          dimmed
        >{`${product().legalName} responde por tus datos en ${product().supportEmail}.`}</Paragraph>
      </EmailLayout>
    ),
  };
};

export const composeExtended: ComposeEmail<Payload> = async ({ requestId }, { tx }) => {
  const row = await findRequest(tx, requestId);
  if (!row || row.answeredAt || !row.extensionReason) return null;
  return {
    to: { name: row.name, address: row.email },
    subject: `Tu ${WORDS[row.kind]} toma más tiempo`,
    body: (
      <EmailLayout preview={`Te respondemos a más tardar el ${formatIsoDate(row.dueOn)}.`}>
        <Title>{`Tu ${WORDS[row.kind]} toma más tiempo`}</Title>
        <Paragraph>
          {`Hola, ${row.name}. No alcanzamos a responderte en el primer término. Lo hacemos a más tardar el ${formatIsoDate(row.dueOn)}, por este motivo:`}
        </Paragraph>
        <Paragraph>{row.extensionReason}</Paragraph>
      </EmailLayout>
    ),
  };
};

export const composeAnswered: ComposeEmail<Payload> = async ({ requestId }, { tx }) => {
  const row = await findRequest(tx, requestId);
  if (!row?.answer) return null;
  return {
    to: { name: row.name, address: row.email },
    subject: `Respuesta a tu ${WORDS[row.kind]} sobre tus datos personales`,
    body: (
      <EmailLayout preview="Esta es la respuesta a lo que nos preguntaste.">
        <Title>{`Respuesta a tu ${WORDS[row.kind]}`}</Title>
        <Paragraph>{`Hola, ${row.name}. Esto respondemos a lo que nos escribiste el ${formatIsoDate(row.receivedOn)}:`}</Paragraph>
        <Paragraph>{row.answer}</Paragraph>
        <Paragraph dimmed>
          Si no estás de acuerdo, puedes acudir a la Superintendencia de Industria y Comercio.
        </Paragraph>
      </EmailLayout>
    ),
  };
};
