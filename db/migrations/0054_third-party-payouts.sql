CREATE TABLE "third_party_payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"part" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"note" text,
	"state" text DEFAULT 'PAID' NOT NULL,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "third_party_payouts_part" CHECK (part in ('AGENCY', 'EXPENSES')),
	CONSTRAINT "third_party_payouts_state" CHECK (state in ('PAID', 'UNDONE')),
	CONSTRAINT "third_party_payouts_amount" CHECK (amount > 0),
	CONSTRAINT "third_party_payouts_reason" CHECK ((state = 'UNDONE') = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "third_party_payouts" ADD CONSTRAINT "third_party_payouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_payouts" ADD CONSTRAINT "third_party_payouts_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "third_party_payouts_event" ON "third_party_payouts" USING btree ("agency_id","event_id","created_at","id");