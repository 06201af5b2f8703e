import type { DocumentBrand } from '@/lib/agencies/document-brand';
import { formatDateTime, formatIsoDate, formatTime12h } from '@/lib/core/dates';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Table } from '@/lib/pdf/table';
import { Heading, Spacer, Subtitle, Title } from '@/lib/pdf/text';

/** The call sheet of an event as it is printed for the people who run it: everybody's hours, by day. */
export type CallSheetDocument = DocumentBrand & {
  readonly productName: string;
  readonly agencyName: string;
  readonly eventName: string;
  readonly timeZone: string;
  readonly madeAt: Date;
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  readonly days: readonly {
    readonly day: string;
    readonly people: readonly {
      readonly name: string;
      readonly profileName: string;
      readonly callAt: Date;
      readonly endsAt: Date;
    }[];
  }[];
};

const COLUMNS = [
  { label: 'Llega', width: 74 },
  { label: 'Hasta', width: 74 },
  { label: 'Talento', flex: 3 },
  { label: 'Perfil', flex: 2 },
  { label: 'Firma', flex: 2 },
];

const TITLE = 'Hoja de llamado';

function CallSheetPdf({ sheet }: { readonly sheet: CallSheetDocument }) {
  const time = (at: Date) => formatTime12h(at, sheet.timeZone);
  return (
    <DocumentShell
      title={`${TITLE} · ${sheet.eventName}`}
      issuer={sheet.agencyName}
      logo={sheet.logo}
      accent={sheet.accent ?? null}
      reference={TITLE}
      productName={sheet.productName}
      createdAt={sheet.madeAt}
    >
      <Title>{sheet.eventName}</Title>
      <Subtitle>{`Al ${formatDateTime(sheet.madeAt, sheet.timeZone)}`}</Subtitle>
      <Spacer />
      <KeyValues rows={sheet.facts} labelWidth={110} />
      {sheet.days.map(({ day, people }) => (
        <Day key={day} title={formatIsoDate(day)}>
          {people.map(({ name, profileName, callAt, endsAt }) => [
            time(callAt),
            time(endsAt),
            name,
            profileName,
            '',
          ])}
        </Day>
      ))}
    </DocumentShell>
  );
}

function Day({ title, children }: { readonly title: string; readonly children: readonly string[][] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Table columns={COLUMNS} rows={children} />
    </>
  );
}

/** The bytes of a call sheet; equal content gives equal bytes. */
export const renderCallSheetPdf = (sheet: CallSheetDocument): Promise<Buffer> =>
  renderPdf(<CallSheetPdf sheet={sheet} />);
