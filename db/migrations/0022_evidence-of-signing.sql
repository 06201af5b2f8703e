CREATE TABLE "contract_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"contract_type_id" integer,
	"accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_consents_kind" CHECK (kind in ('habeasData', 'clausula'))
);
--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_consents_once" ON "contract_consents" USING btree ("event_id","talent_id","kind");--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_contract_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.snapshot_hash IS DISTINCT FROM OLD.snapshot_hash
     OR NEW.signed_at IS DISTINCT FROM OLD.signed_at
     OR NEW.habeas_data_accepted_at IS DISTINCT FROM OLD.habeas_data_accepted_at
     OR NEW.clauses_accepted_at IS DISTINCT FROM OLD.clauses_accepted_at
     OR NEW.signer_ip IS DISTINCT FROM OLD.signer_ip OR NEW.signer_agent IS DISTINCT FROM OLD.signer_agent
     OR (OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id) THEN
    RAISE EXCEPTION 'a signed contract cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
