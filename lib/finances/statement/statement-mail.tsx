import { eq } from 'drizzle-orm';
import { agencies, clients } from '@/db/schema';
import { formatMoney } from '@/lib/core/money';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { readStatement } from './queries';
import { issueStatementLink } from './statement-link';

/** To a client: what it owes, or has to its credit, in each currency, and its own page of it. */
export const composeStatement: ComposeEmail<{ clientId: string; senderId: string }> = async (
  { clientId, senderId },
  { tx },
) => {
  const [found] = await tx
    .select({ client: clients, agencyName: agencies.name })
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agencyId))
    .where(eq(clients.id, clientId));
  const email = found?.client.emailProducer;
  if (!found || !email) return null;
  const { agencyId, nameProducer: name } = found.client;
  const { receivables, sums } = await readStatement(tx, agencyId, clientId);
  if (receivables.length === 0) return null;
  const { say, subject, notice } = await mailWords(tx, agencyId);
  const producer = await findProducer(tx, agencyId, senderId);
  const agency = say(found.agencyName);
  const text = `${agency} te envía tu estado de cuenta: tus eventos, lo que se recibió y lo que falta.`;
  const title = 'Tu estado de cuenta';
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: agency, address: producer.email } } : {}),
    subject: subject(`${title} con ${found.agencyName}`, title),
    body: (
      <EmailLayout preview={text}>
        <Title>{title}</Title>
        <Paragraph>{`Hola${name ? `, ${say(name)}` : ''}. ${text}`}</Paragraph>
        <Facts
          rows={sums.flatMap(({ currencyCode, owed, credit }) => [
            [`Saldo · ${currencyCode}`, formatMoney(owed, currencyCode)] as const,
            ...(credit > 0
              ? [[`Saldo a favor · ${currencyCode}`, formatMoney(credit, currencyCode)] as const]
              : []),
          ])}
        />
        <Paragraph>Ahí mismo puedes subir el comprobante de un pago, sin crear una cuenta:</Paragraph>
        <Button href={await issueStatementLink(tx, { agencyId, clientId })}>Ver mi estado de cuenta</Button>
        {notice}
      </EmailLayout>
    ),
  };
};
