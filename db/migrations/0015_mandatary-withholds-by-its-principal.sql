-- Whoever pays as a mandatary withholds by its principal's quality (DUR 1625 de 2016 art. 1.2.4.11). What was signed
-- keeps the clause it was signed with.
UPDATE contract_clauses
SET body = replace(
  body,
  'La sociedad obra como mandataria para el recaudo y el pago: no es parte',
  'La sociedad obra como mandataria para el recaudo y el pago: practica por cuenta de EL CONTRATANTE solo las retenciones que a este le corresponden por su calidad, y no es parte'
)
WHERE id = 13;
