import { SIGNING_METHODS } from '@/db/values/contract-signing';
import { calledOnWire } from '@/lib/core/wire-fields';
import { oneOf } from '@/lib/core/wire-types';

/** What is sent of a signature: consent, the text that was seen, and how it is signed. */
export const signatureOnWire = {
  electronic: 'Boolean!',
  seen: 'String!',
  method: oneOf('SigningMethod!', SIGNING_METHODS),
  name: 'String',
  drawing: 'String',
} as const;

type Sent = {
  readonly method: (typeof SIGNING_METHODS)[number];
  readonly name?: string;
  readonly drawing?: string;
};

/** A form with how it is signed apart, as the writes take it. */
export const withSignature = <Form extends Sent>({ method, name, drawing, ...form }: Form) => ({
  ...form,
  signature: { method, ...(name ? { name } : {}), ...(drawing ? { drawing } : {}) },
});

/** How it was signed, which the wire has no object for. */
export const signaturePath = calledOnWire({ signature: '' });
