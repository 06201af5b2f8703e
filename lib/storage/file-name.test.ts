import { describe, expect, it } from 'vitest';
import { contentDisposition, displayName, safeName } from './file-name';

describe('displayName', () => {
  it.each([
    ['Cédula José.PDF', 'pdf', 'Cédula José.pdf'],
    ['foto.final.png', 'jpg', 'foto.final.jpg'],
    ['sin extensión', 'pdf', 'sin extensión.pdf'],
    ['  ', 'pdf', 'archivo.pdf'],
    ['.png', 'png', 'archivo.png'],
    ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie: x.pdf'],
    ['\u202Egnp.exe', 'png', 'gnp.png'],
  ])('shows %j as a %s under %j', (given, extension, shown) => {
    expect(displayName(given, extension)).toBe(shown);
  });

  it('cuts a name that goes on and on', () => {
    expect(displayName('x'.repeat(500), 'pdf')).toBe(`${'x'.repeat(120)}.pdf`);
  });

  it.each(['../../etc/passwd', '..\\boot.ini', '/etc/passwd', '..', '.'])('refuses the path %j', (given) => {
    expect(() => displayName(given, 'pdf')).toThrow('upload.badName');
  });
});

describe('contentDisposition', () => {
  it('gives the name in ASCII and in UTF-8', () => {
    expect(contentDisposition('attachment', 'Cédula "Peña" (1).pdf')).toBe(
      `attachment; filename="Cedula _Pena_ (1).pdf"; filename*=UTF-8''C%C3%A9dula%20%22Pe%C3%B1a%22%20%281%29.pdf`,
    );
  });
});

describe('safeName', () => {
  it.each([
    [
      'Cotización COT-01483 ¿Quién manda? Acto 1: "La noche" *final*.pdf',
      'Cotización COT-01483 ¿Quién manda- Acto 1- -La noche- -final-.pdf',
    ],
    ['Noche "L\'Été" & Co. <i>50%</i> – Ñandú.pdf', "Noche -L'Été- & Co. -i-50%-i- – Ñandú.pdf"],
    ['aux.pdf', 'aux_.pdf'],
  ])('keeps %j under a name that every system takes', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });
});
