import { isSignature } from '@/lib/core/drawn-signature';
import { AppError } from '@/lib/core/errors';
import type { SignatureFields } from '../inputs';
import { isNameOf } from './signer-name';

/** How a name was given. */
export type Mark = { readonly method: 'TYPED' | 'DRAWN'; readonly drawing: string | null };

/** Reads how somebody signs. Throws INVALID where nothing or too little was drawn, or another name was typed than the signer's. */
export function readMark({ signature }: SignatureFields, signerName: string): Mark {
  const { method, name, drawing } = signature;
  if (method === 'DRAWN') {
    if (!drawing) throw new AppError('INVALID', 'errors.invalid', { drawing: 'contract.draw' });
    if (!isSignature(drawing))
      throw new AppError('INVALID', 'errors.invalid', { drawing: 'contract.drawMore' });
    return { method, drawing };
  }
  if (!name || !isNameOf(name, signerName)) {
    throw new AppError('INVALID', 'errors.invalid', { signerName: 'contract.typeName' });
  }
  return { method, drawing: null };
}
