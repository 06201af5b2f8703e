import type { SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import type {
  claims,
  clientStatements,
  contractActs,
  contracts,
  paymentReceipts,
  quotations,
  supportDocuments,
  withholdingCertificates,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { Verifiable } from '@/lib/pdf/verification';
import type { NewFile } from '@/lib/storage/put-file';
import type { FileKind } from '@/lib/storage/rules';
import type { DocumentKind } from './document-kinds';
import type { Drawing } from './draw-pdf';
import type { Standing } from './verification/rules';

/** Tables whose rows have a PDF. */
export type DocumentTable =
  | typeof quotations
  | typeof contracts
  | typeof contractActs
  | typeof claims
  | typeof clientStatements
  | typeof withholdingCertificates
  | typeof paymentReceipts
  | typeof supportDocuments;

export type DocumentRow = {
  readonly id: string;
  readonly agencyId: string;
  /** The PDF that is kept; null before the first. */
  readonly pdfFileId: string | null;
  /** Stays what it was: keeping a PDF changes nothing that people wrote. */
  readonly updatedAt: Date;
};

/** What a document says of itself to whoever holds its code: names as they stand in it, masked before they are shown. */
export type DocumentFacts = {
  /** As it is printed: 'CTR-00012'. */
  readonly number: string;
  /** Businesses stand as they are. */
  readonly agency: string;
  readonly people: readonly string[];
  readonly issuedAt: Date;
  readonly timeZone: string;
  readonly standing: Standing;
};

export type DocumentSettings<Row extends DocumentRow, Content> = {
  /** Names the document in jobs and seals; renaming one strands what is queued under the old name. */
  readonly kind: DocumentKind;
  readonly fileKind: FileKind;
  readonly table: DocumentTable;
  /** Reads the row for an actor who may have its PDF. Throws NOT_FOUND. */
  readonly find: (actor: Actor, id: string) => Promise<Row>;
  /** True while people still change what it says: such a PDF is previewed and not kept. */
  readonly isDraft?: (row: Row) => boolean;
  /** In SQL: the row still says what it said when it was read. Left out where what is drawn never changes. */
  readonly isSame?: (row: Row) => SQL;
  /** Name of the file without its ending. */
  readonly name: (row: Row) => string;
  /** Whom the file is about besides its agency. */
  readonly subject?: (row: Row) => Pick<NewFile, 'talentId' | 'eventId'>;
  /** What the PDF is drawn from: what was frozen in the transaction that made it true. */
  readonly content: (row: Row, actor: Actor) => Content | Promise<Content>;
  /** `contentHash` of what was frozen. */
  readonly hash: (row: Row, actor: Actor) => string | Promise<string>;
  readonly drawing: Drawing<Content & Verifiable>;
  /** For the page that verifies it, which knows who asks only by the code. Null when the row is gone. */
  readonly facts: (id: string) => Promise<DocumentFacts | null>;
  /** Queues the messages that carry the first PDF, in the transaction that keeps it. */
  readonly send?: (tx: Tx, row: Row) => Promise<void>;
};
