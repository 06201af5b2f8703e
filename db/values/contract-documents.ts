/** The four papers that every contract asks for (specification part 2, "Contract form"). */
export const CONTRACT_DOCUMENT_KINDS = ['docId', 'rut', 'eps', 'arl'] as const;
export type ContractDocumentKind = (typeof CONTRACT_DOCUMENT_KINDS)[number];
