import { CONVOCATED } from '@/lib/core/states';

export const CONTRACT_DOCUMENT_KINDS = ['docId', 'rut', 'eps', 'arl'] as const;
export type ContractDocumentKind = (typeof CONTRACT_DOCUMENT_KINDS)[number];

/** How each upload is stored. */
export const FILE_KIND_OF = {
  docId: 'IDENTITY_DOCUMENT',
  rut: 'RUT',
  eps: 'EPS',
  arl: 'ARL',
} as const;

/** Only a talent the agency has confirmed signs. */
export const maySign = (engagement: { readonly convocated: { readonly stateId: number } }): boolean =>
  engagement.convocated.stateId === CONVOCATED.CONFIRMED;
