import { expect, it } from 'vitest';
import { sandboxedHtml } from './sandboxed-html';

it('puts the policy and the link target first in the head', () => {
  const made = sandboxedHtml(
    '<!DOCTYPE html><html><head><title>x</title></head><body><a href="y">z</a></body></html>',
  );
  expect(made).toMatch(
    /^<!DOCTYPE html><html><head><base target="_blank"><meta http-equiv="Content-Security-Policy"/,
  );
  expect(made).toContain("default-src 'none'");
});

it('does so too where there is no head', () => {
  expect(sandboxedHtml('<p>hola</p>')).toMatch(/^<base target="_blank">.*<p>hola<\/p>$/);
});
