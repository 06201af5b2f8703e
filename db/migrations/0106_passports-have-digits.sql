-- A passport without a digit is a word ('PENDIENTE'), which the readers refuse: it is no longer certain.
CREATE OR REPLACE FUNCTION surely_identity(document_type_id integer, value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(value, '') = '' OR CASE document_type_id
    WHEN 1 THEN value ~ '^[1-9]\d{2,9}$'
    WHEN 2 THEN surely_nit(replace(value, '.', ''))
    WHEN 3 THEN value ~ '^[1-9]\d{2,9}$'
    WHEN 4 THEN value ~ '^[A-Z0-9]{5,15}$' AND value ~ '\d'
    WHEN 5 THEN value ~ '^[1-9]\d{9,10}$'
    WHEN 6 THEN value ~ '^[1-9]\d{4,14}$'
    WHEN 7 THEN value ~ '^[1-9]\d{2,9}$'
    ELSE value ~ '^[A-Z0-9]{3,20}$' AND value ~ '\d' END;--> statement-breakpoint
REINDEX INDEX "clients_doubtful";--> statement-breakpoint
REINDEX INDEX "talents_doubtful";
