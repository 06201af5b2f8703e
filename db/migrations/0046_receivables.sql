CREATE TABLE "client_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint,
	"paid_on" date,
	"method" text,
	"reference" text,
	"note" text,
	"proof_file_id" uuid,
	"third_party" boolean NOT NULL,
	"transfer_id" uuid,
	"reason" text,
	"created_by" uuid,
	"decided_at" timestamp with time zone,
	"settled" bigint GENERATED ALWAYS AS (case when state <> 'RECEIVED' then 0 when kind in ('REFUND', 'CREDIT_OUT') then -amount else amount end) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_payments_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "client_payments_kind" CHECK (kind in ('PAYMENT', 'WITHHELD', 'CREDIT_NOTE', 'CREDIT_IN', 'REFUND', 'CREDIT_OUT')),
	CONSTRAINT "client_payments_state" CHECK (state in ('REPORTED', 'RECEIVED', 'REFUSED', 'UNDONE')),
	CONSTRAINT "client_payments_method" CHECK (method in ('TRANSFER', 'CASH', 'CARD', 'CHECK', 'OTHER')),
	CONSTRAINT "client_payments_amount" CHECK (amount > 0),
	CONSTRAINT "client_payments_counted" CHECK (state in ('REPORTED', 'REFUSED') or (amount is not null and paid_on is not null)),
	CONSTRAINT "client_payments_reason" CHECK ((state in ('REFUSED', 'UNDONE')) = (reason is not null)),
	CONSTRAINT "client_payments_credit" CHECK ((kind in ('CREDIT_IN', 'CREDIT_OUT')) = (transfer_id is not null))
);
--> statement-breakpoint
CREATE TABLE "collection_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"turn" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_collections" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"invoice_number" text,
	"invoiced_on" date,
	"due_on" date,
	"amount" bigint,
	"amount_reason" text,
	"reminds" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_collections_amount" CHECK (amount is null or amount >= 0),
	CONSTRAINT "event_collections_reason" CHECK ((amount is null) = (amount_reason is null))
);
--> statement-breakpoint
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_purpose";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_reminders" ADD CONSTRAINT "collection_reminders_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_collections" ADD CONSTRAINT "event_collections_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_payments_event" ON "client_payments" USING btree ("agency_id","event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_payments_reported" ON "client_payments" USING btree ("agency_id","created_at") WHERE state = 'REPORTED';--> statement-breakpoint
CREATE UNIQUE INDEX "collection_reminders_once" ON "collection_reminders" USING btree ("event_id","due_on","turn");--> statement-breakpoint
CREATE INDEX "event_collections_agency" ON "event_collections" USING btree ("agency_id","invoiced_on");--> statement-breakpoint
CREATE INDEX "link_tokens_client" ON "link_tokens" USING btree ("client_id") WHERE client_id is not null;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_payment_days" CHECK (payment_days between 0 and 365);--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE', 'GUARDIAN_CONSENT', 'TALENT_INVITATION', 'JOINING_PHOTOS', 'TALENT_LOGIN', 'ADVANCE', 'STATEMENT'));