import { describe, expect, it } from 'vitest';
import { renderEmail } from './email/render-email';
import { Button, EmailLayout, Facts, Paragraph, Title } from './layout';

const letter = (
  <EmailLayout preview="Firma tu contrato del evento Feria">
    <Title>Tu contrato está listo</Title>
    <Paragraph>
      Hola, José: <strong>Casa Norte</strong> te espera. {'<script>alert(1)</script>'}
    </Paragraph>
    <Facts
      rows={[
        ['Evento', 'Feria del hogar'],
        ['Fecha', 'Lunes 5 de Enero'],
      ]}
    />
    <Button href="https://elenco.co/contract-talent/1/2?k=abc&b=1">Firmar contrato</Button>
    <Paragraph dimmed>El enlace sirve hasta el 5 de febrero.</Paragraph>
  </EmailLayout>
);

describe('the design of e-mails', () => {
  it('is HTML in Spanish with the wordmark, the button and the support address', async () => {
    const { html } = await renderEmail(letter);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="es"');
    expect(html).toContain('>Elenco</a>');
    expect(html).toContain('href="https://elenco.co/contract-talent/1/2?k=abc&amp;b=1"');
    expect(html).toContain('mailto:soporte@elenco.co');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|@import|url\(/);
  });

  it('reads as plain text too', async () => {
    const { text } = await renderEmail(letter);
    expect(text).toContain('Tu contrato está listo');
    expect(text).toContain('Evento: Feria del hogar\n');
    expect(text).toContain('Firmar contrato https://elenco.co/contract-talent/1/2?k=abc&b=1');
    expect(text).toContain('soporte@elenco.co');
    expect(text).not.toMatch(/<\/?(a|p|strong|table)|&nbsp;/);
  });
});
