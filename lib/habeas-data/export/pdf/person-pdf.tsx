import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import texts from '@/lib/i18n/messages/es/habeasData.json';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { BulletList, Heading, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import type { PersonDocument } from '../person-document';

function PersonPdf({ copy }: { readonly copy: PersonDocument }) {
  return (
    <DocumentShell
      title={`${texts.copy.title} · ${copy.name}`}
      issuer={copy.productName}
      logo={null}
      reference={texts.copy.title}
      productName={copy.productName}
      createdAt={copy.madeAt}
    >
      <Title>{copy.name}</Title>
      <Subtitle>{formatDateTime(copy.madeAt, DEFAULT_TIME_ZONE)}</Subtitle>
      <Spacer />
      <KeyValues rows={copy.person} labelWidth={130} />
      {copy.parts.map(({ title, lines }) => (
        <Part key={title} title={title} lines={lines} />
      ))}
    </DocumentShell>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <BulletList items={lines} />
    </>
  );
}

/** The printed part of a person's own copy. */
export const renderPersonPdf = (copy: PersonDocument): Promise<Buffer> =>
  renderPdf(<PersonPdf copy={copy} />);
