import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClaimForm } from './claim-form';

const form = (more: { hiresWorkers: boolean | null; chargesIva: boolean }) =>
  renderToStaticMarkup(
    <ClaimForm
      action={async () => ({ ok: true, message: null, fields: {} })}
      banks={[{ value: '1', label: 'Bancolombia' }]}
      currency="COP"
      fee={700_000}
      activities="Modelo en Feria"
      account={null}
      returned={null}
      ownAccount="/mi-perfil/cuenta-bancaria"
      withholding={null}
      estimate={async () => null}
      taxData="/mi-perfil/datos-tributarios"
      {...more}
    >
      {null}
    </ClaimForm>,
  );

test('asks the statement of art. 383, and begins with what the talent stated', () => {
  const chosen = (html: string) =>
    /name="hiresWorkers"[^>]*checked=""[^>]*value="(\w+)"|name="hiresWorkers" value="(\w+)" checked=""/
      .exec(html)
      ?.slice(1)
      .find(Boolean);
  expect(form({ hiresWorkers: null, chargesIva: false })).toContain('name="hiresWorkers"');
  expect(chosen(form({ hiresWorkers: null, chargesIva: false }))).toBeUndefined();
  expect(chosen(form({ hiresWorkers: false, chargesIva: false }))).toBe('no');
  expect(chosen(form({ hiresWorkers: true, chargesIva: false }))).toBe('si');
});

test('asks the invoice of who charges IVA alone', () => {
  for (const name of ['invoiceNumber', 'invoiceDate', 'invoiceCufe']) {
    expect(form({ hiresWorkers: null, chargesIva: true })).toContain(`name="${name}"`);
    expect(form({ hiresWorkers: null, chargesIva: false })).not.toContain(`name="${name}"`);
  }
});

test('begins with what the contract says was done', () => {
  expect(form({ hiresWorkers: null, chargesIva: false })).toMatch(/<textarea[^>]*>Modelo en Feria</);
});
