import * as z from 'zod/mini';
import { CONTRACT_PAPER_KINDS, type ContractPaperKind } from '@/db/values/contract-papers';

/** A PDF as base64, by itself or as a data URI: '%PDF' in base64 begins so. */
const PDF = /^(?:data:application\/pdf[^,]*;base64,)?JVBERi/;
const pdf = z.optional(z.string().check(z.refine((value) => PDF.test(value), 'contract.uploadDocument')));

const text = z.optional(z.nullable(z.string()));

/** Whose paper, and of which event: by its id, or by its code as people read it. */
const about = z.object({
  talent: z.optional(z.object({ email: text })),
  event: z.object({ id: text, code: text, codeEvent: text }, 'errors.event.notFound'),
});

export const postedPaperInput = z.extend(about, { pdf });
export type PostedPaperInput = z.input<typeof postedPaperInput>;
export type About = z.output<typeof about>;

const BASE64 = /^(?:data:[\w.+-]+\/[\w.+-]+;base64,)?([A-Za-z0-9+/]+={0,2})$/;
/** The bytes of a file as base64, by itself or as a data URI, or within `{ file, extension }`. */
const file = z.pipe(
  z.union([z.string(), z.object({ file: z.string() })], 'contract.uploadDocument'),
  z.transform((given) => {
    const found = BASE64.exec((typeof given === 'string' ? given : given.file).replaceAll(/\s+/g, ''));
    return found?.[1] ? Buffer.from(found[1], 'base64') : Buffer.alloc(0);
  }),
);

const documents = Object.fromEntries(CONTRACT_PAPER_KINDS.map((kind) => [kind, z.optional(file)])) as Record<
  ContractPaperKind,
  ReturnType<typeof z.optional<typeof file>>
>;
export const postedPapersInput = z.extend(about, documents);
export type PostedPapersInput = z.input<typeof postedPapersInput>;

export const claimUrlInput = z.object({ id: z.uuid('errors.claim.notFound'), url: z.string() });
export type ClaimUrlInput = z.input<typeof claimUrlInput>;
