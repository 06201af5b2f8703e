import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption';
import { resetEnv } from './env';

const original = process.env.ENCRYPTION_KEY;

function useKeys(...keys: Buffer[]): void {
  process.env.ENCRYPTION_KEY = keys.map((key) => key.toString('base64')).join(',');
  resetEnv();
}

afterEach(() => {
  process.env.ENCRYPTION_KEY = original;
  resetEnv();
});

describe('encrypt and decrypt', () => {
  it('give back text and bytes', () => {
    const bytes = randomBytes(100_000);
    expect(decrypt(encrypt('0123-4567 ñ'))).toBe('0123-4567 ñ');
    expect(decrypt(encrypt(''))).toBe('');
    expect(decrypt(encrypt(bytes)).equals(bytes)).toBe(true);
  });

  it('never write the same value the same way, nor show it', () => {
    const [one, two] = [encrypt('01234567'), encrypt('01234567')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^enc1\.[\w-]+$/);
    expect(encrypt(Buffer.from('secret document')).includes('secret')).toBe(false);
  });

  it('refuse a value that was altered, wherever that was', () => {
    const sealed = encrypt(Buffer.from('account 123'));
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => decrypt(altered)).toThrow();
    }
    expect(() => decrypt(sealed.subarray(0, 20))).toThrow('too short');
    expect(() => decrypt('plain text')).toThrow('Not an encrypted value');
  });

  it('refuse a value that belongs to another row', () => {
    const sealed = encrypt('account 123', 'talent-1');
    expect(decrypt(sealed, 'talent-1')).toBe('account 123');
    expect(() => decrypt(sealed, 'talent-2')).toThrow();
    expect(() => decrypt(sealed)).toThrow();
  });

  it('read what an older key wrote, and write with the newest', () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    useKeys(older);
    const before = encrypt('account 123');
    useKeys(newer, older);
    expect(decrypt(before)).toBe('account 123');
    const after = encrypt('account 123');
    useKeys(newer);
    expect(decrypt(after)).toBe('account 123');
    expect(() => decrypt(before)).toThrow(
      expect.objectContaining({ code: 'UNAVAILABLE', messageKey: 'errors.encryptionKey' }),
    );
  });
});
