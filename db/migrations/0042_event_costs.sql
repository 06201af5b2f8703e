CREATE TABLE "event_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"category" text NOT NULL,
	"supplier" text NOT NULL,
	"spent_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"iva" bigint DEFAULT 0 NOT NULL,
	"iva_recoverable" boolean DEFAULT false NOT NULL,
	"cost" bigint GENERATED ALWAYS AS (case when voided_at is not null then 0 when iva_recoverable then amount - iva else amount end) STORED,
	"note" text,
	"proof_file_id" uuid,
	"source" text DEFAULT 'TYPED' NOT NULL,
	"source_id" uuid,
	"created_by" uuid,
	"voided_at" timestamp with time zone,
	"voided_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_costs_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "event_costs_category" CHECK (category in ('TRANSPORT', 'FOOD', 'LODGING', 'PRODUCTION', 'MATERIALS', 'PEOPLE', 'OTHER', 'ADVANCE')),
	CONSTRAINT "event_costs_origin" CHECK (source in ('TYPED', 'RIDE')),
	CONSTRAINT "event_costs_amount" CHECK (amount > 0 and iva >= 0 and iva <= amount),
	CONSTRAINT "event_costs_voided" CHECK ((voided_at is null) = (voided_reason is null)),
	CONSTRAINT "event_costs_typed" CHECK ((source = 'TYPED') = (source_id is null))
);
--> statement-breakpoint
CREATE TABLE "event_finance_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"line" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_finance_notes_note" CHECK (length(trim(note)) > 0)
);
--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_finance_notes" ADD CONSTRAINT "event_finance_notes_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_costs_list" ON "event_costs" USING btree ("agency_id","event_id","spent_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_costs_source" ON "event_costs" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_finance_notes_once" ON "event_finance_notes" USING btree ("agency_id","event_id","line");