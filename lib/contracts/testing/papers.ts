import sharp from 'sharp';
import type { ContractPaperKind } from '@/db/values/contract-papers';

const COLOURS = { docId: '#4a6fa5', rut: '#7c9070', eps: '#b5838d', arl: '#c79a4b' } as const;

/** The picture of one of a contract's four documents, each in a file of its own. */
export const paperOf = (kind: ContractPaperKind): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: COLOURS[kind] } })
    .png()
    .toBuffer();
