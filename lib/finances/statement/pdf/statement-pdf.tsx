import { AGES } from '@/db/values/client-payments';
import { formatIsoDate, formatShortDay, toInstant } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues, TwoColumns } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { type Column, Table } from '@/lib/pdf/table';
import { Heading, Note, Paragraphs, Spacer, Subtitle, TABLE_PRESENCE, Title } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import type { StatementAccount, StatementDocument } from '../statement-content';
import { AGE_NAMES, balanceLabel, dueText, movementText } from './wording';

/** The greatest width of a figure in a table, in points, and the gap between columns. */
const FIGURE = 5.3;
const GAP = 10;

/** As wide as its longest amount: amounts never wrap, and would run into the next column. */
const amountColumn = (label: string, amounts: readonly string[]): Column => ({
  label,
  width: Math.max(62, ...amounts.map((amount) => Math.ceil(amount.length * FIGURE) + GAP)),
  numeric: true,
});

function Movements({ account, from }: { readonly account: StatementAccount; readonly from: string }) {
  const { currencyCode, opening, charges, payments, credits, balance, movements, cut } = account;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const rows = movements.map((movement) => {
    const { text, detail } = movementText(movement);
    return [
      formatShortDay(movement.on),
      detail ? { text, detail } : text,
      movement.amount > 0 ? money(movement.amount) : '',
      movement.amount < 0 ? money(-movement.amount) : '',
      money(movement.balance),
    ];
  });
  const column = (label: string, at: number) =>
    amountColumn(
      label,
      rows.map((row) => String(row[at] ?? '')),
    );
  const first = [
    '',
    cut ? 'Saldo de los movimientos anteriores' : `Saldo al ${formatIsoDate(from)}`,
    '',
    '',
    money(opening),
  ];
  return (
    <>
      <Heading presence={TABLE_PRESENCE}>{`Movimientos en ${currencyCode}`}</Heading>
      <Table
        columns={[
          { label: 'Fecha', width: 66 },
          { label: 'Concepto' },
          column('Cargos', 2),
          column('Abonos', 3),
          column('Saldo', 4),
        ]}
        rows={[first, ...rows]}
        foot={
          <Totals
            lines={[
              { label: 'Saldo inicial', amount: money(opening) },
              { label: 'Cargos', amount: money(charges) },
              { label: 'Pagos', amount: money(0 - payments) },
              { label: 'Retenciones, notas y saldos usados', amount: money(0 - credits) },
            ]}
            total={{ label: balanceLabel(balance), amount: `${money(Math.abs(balance))} ${currencyCode}` }}
          />
        }
      />
    </>
  );
}

function Debts({ account }: { readonly account: StatementAccount }) {
  const { currencyCode, debts, ages } = account;
  if (debts.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  return (
    <>
      <Heading presence={TABLE_PRESENCE}>{`Por pagar en ${currencyCode}`}</Heading>
      <Table
        columns={[
          { label: 'Evento' },
          { label: 'Factura', width: 90 },
          { label: 'Vence', width: 110 },
          amountColumn(
            'Saldo',
            debts.map(({ balance }) => money(balance)),
          ),
        ]}
        rows={debts.map(({ event, invoice, dueOn, late, balance, thirdParty }) => [
          thirdParty ? { text: event, detail: 'Se paga a quien recauda por la agencia' } : event,
          invoice ?? '—',
          { text: formatShortDay(dueOn), detail: dueText(late) },
          money(balance),
        ])}
      />
      <Spacer />
      <KeyValues
        caption="Por edad"
        rows={AGES.filter((age) => ages[age] > 0).map((age) => [AGE_NAMES[age], money(ages[age])] as const)}
        labelWidth={110}
      />
    </>
  );
}

function StatementPdf({ statement }: { readonly statement: StatementDocument }) {
  const { agency, client, accounts, number, from, day, howToPay, collector } = statement;
  const period = `Del ${formatIsoDate(from)} al ${formatIsoDate(day)}`;
  return (
    <DocumentShell
      title={`Estado de cuenta ${number} · ${client.name}`}
      issuer={agency.name}
      logo={statement.logo}
      accent={statement.accent ?? null}
      reference={`Estado de cuenta · ${number}`}
      productName={statement.productName}
      createdAt={toInstant(statement.issuedAt)}
      verification={statement.verification ?? null}
    >
      <Title>Estado de cuenta</Title>
      <Subtitle>{period}</Subtitle>
      <Spacer />
      <TwoColumns
        left={{
          caption: 'Cliente',
          rows: [
            ['Nombre', client.name],
            ['Identificación', client.identification],
          ],
        }}
        right={{
          caption: 'Agencia',
          rows: [
            ['Nombre', agency.name],
            ['Identificación', agency.identification],
            ['Correo', agency.email],
            ['Teléfono', agency.phone],
          ],
        }}
      />
      {accounts.length === 0 ? (
        <>
          <Spacer />
          <Paragraphs>No hay cargos ni pagos registrados.</Paragraphs>
        </>
      ) : null}
      {accounts.map((account) => (
        <Movements key={account.currencyCode} account={account} from={from} />
      ))}
      {accounts.map((account) => (
        <Debts key={account.currencyCode} account={account} />
      ))}
      <Heading>Cómo pagar</Heading>
      <Paragraphs>
        {howToPay ??
          `Pide a ${agency.name} los datos para pagar${agency.email ? ` en ${agency.email}` : ''} y envíale el comprobante.`}
      </Paragraphs>
      {collector ? (
        <Paragraphs>
          {`Los eventos que lo dicen se pagan a ${collector.legalName}, NIT ${collector.taxId}, que recauda por cuenta de ${agency.name}.`}
        </Paragraphs>
      ) : null}
      <Note>
        Este estado de cuenta informa los saldos registrados a su fecha; no reemplaza las facturas. Si un pago
        no aparece, envía su comprobante.
      </Note>
    </DocumentShell>
  );
}

/** The statement of a client's account, as a PDF. @throws RangeError for a currency or a date that is not one */
export async function renderStatementPdf(statement: StatementDocument): Promise<Buffer> {
  return await renderPdf(<StatementPdf statement={statement} />);
}
