CREATE TABLE "academic_trainings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"place" text NOT NULL,
	"description" text
);--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"logo_file_id" uuid,
	"state_id" integer NOT NULL,
	"legal_nature" text NOT NULL,
	"type_agency" text,
	"document_type_id" integer,
	"identification" text,
	"email" text,
	"phone" text,
	"url" text,
	"address" text,
	"city_id" integer,
	"mission" text,
	"payment" text,
	"quotation_message" text,
	"quotation_terms" text,
	"quotation_validity_days" integer,
	"gain" numeric DEFAULT '20' NOT NULL,
	"consecutive_quote" integer DEFAULT 0 NOT NULL,
	"responsable_iva" boolean DEFAULT false NOT NULL,
	"persona_natural_art383_a_et" boolean DEFAULT false NOT NULL,
	"declarante_renta" boolean DEFAULT false NOT NULL,
	"gran_contribuyente" boolean DEFAULT false NOT NULL,
	"regimen_simple" boolean DEFAULT false NOT NULL,
	"autoretenedor_renta" boolean DEFAULT false NOT NULL,
	"autoretenedor_ica" boolean DEFAULT false NOT NULL,
	"retenedor_renta" boolean DEFAULT false NOT NULL,
	"simple_concept" text,
	"income_tax_rate_pn" numeric,
	"suspended_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claims_payer_apart" boolean DEFAULT false NOT NULL,
	"claims_second_approval_over" bigint,
	"contract_type_id" integer,
	"claims_need_papers" boolean DEFAULT false NOT NULL,
	"payouts_second_approval_over" bigint,
	"sender_name" text,
	"reply_to" text,
	"accent" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"rete_ica_agent" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(identification, '') || ' '
      || coalesce(email, '') || ' ' || search_digits(identification) || ' ' || search_phone(phone, '57'))) STORED,
	"slug" text,
	CONSTRAINT "agencies_slug" UNIQUE("slug"),
	CONSTRAINT "agencies_quotation_validity" CHECK (quotation_validity_days between 1 and 365),
	CONSTRAINT "agencies_legal_nature" CHECK (legal_nature in ('PERSONA_NATURAL', 'PERSONA_JURIDICA')),
	CONSTRAINT "agencies_slug_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
	CONSTRAINT "agencies_accent" CHECK (accent ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "agencies_gain" CHECK (gain >= 0 and gain < 100),
	CONSTRAINT "agencies_consecutive" CHECK (consecutive_quote >= 0),
	CONSTRAINT "agencies_claims_second_approval" CHECK (claims_second_approval_over >= 0),
	CONSTRAINT "agencies_payouts_second_approval" CHECK (payouts_second_approval_over >= 0)
);--> statement-breakpoint
CREATE TABLE "agency_archives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"run" uuid,
	"parts" integer,
	"size" bigint,
	"sha256" text,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"missing" integer,
	CONSTRAINT "agency_archives_state" CHECK (state in ('WAITING', 'READY', 'FAILED', 'GONE')),
	CONSTRAINT "agency_archives_ready" CHECK (state not in ('READY', 'GONE') or num_nonnulls(run, parts, size, sha256, ready_at, expires_at) = 6)
);--> statement-breakpoint
CREATE TABLE "agency_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_invitations_role" CHECK (role in ('OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'))
);--> statement-breakpoint
CREATE TABLE "agency_services" (
	"agency_id" uuid NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "agency_services_agency_id_service_id_pk" PRIMARY KEY("agency_id","service_id")
);--> statement-breakpoint
CREATE TABLE "agency_taxation_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"taxation_price_id" integer NOT NULL,
	"price" numeric NOT NULL,
	"unity" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_taxation_prices_once" UNIQUE("agency_id","taxation_price_id")
);--> statement-breakpoint
CREATE TABLE "agency_texts" (
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agency_texts_agency_id_kind_pk" PRIMARY KEY("agency_id","kind"),
	CONSTRAINT "agency_texts_kind" CHECK (kind in ('QUOTATION_MAIL', 'SHOWCASE_MAIL', 'CALL_MAIL', 'CONTRACT_MAIL', 'ADVANCE_MAIL', 'INVITATION_MAIL', 'QUOTATION_CHAT', 'SHOWCASE_CHAT', 'CALL_CHAT', 'CONTRACT_CHAT', 'CLAIM_CHAT', 'INVITATION_CHAT'))
);--> statement-breakpoint
CREATE TABLE "agency_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"deactivated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agency_users_once" UNIQUE("agency_id","user_id"),
	CONSTRAINT "agency_users_role" CHECK (role in ('OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'))
);--> statement-breakpoint
CREATE TABLE "analytics_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quotation_id" uuid,
	"event_id" uuid,
	CONSTRAINT "analytics_changes_one" CHECK (num_nonnulls(quotation_id, event_id) = 1)
);--> statement-breakpoint
CREATE TABLE "analytics_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "analytics_months" (
	"agency_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "analytics_months_agency_id_measure_month_key_pk" PRIMARY KEY("agency_id","measure","month","key")
);--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"secret_hash" text NOT NULL,
	"ending" text NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_scope" CHECK (scope in ('READ', 'WORK', 'MONEY')),
	CONSTRAINT "api_keys_name" CHECK (name <> '' and length(name) <= 60)
);--> statement-breakpoint
CREATE TABLE "attendance_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_marks_kind" CHECK (kind in ('ARRIVED', 'LEFT', 'MISSED', 'CLEARED'))
);--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"chain" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	CONSTRAINT "audit_chain_chain_position_pk" PRIMARY KEY("chain","position"),
	CONSTRAINT "audit_chain_entryId_unique" UNIQUE("entry_id"),
	CONSTRAINT "audit_chain_position" CHECK (position > 0),
	CONSTRAINT "audit_chain_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"agency_id" uuid,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"detail" jsonb,
	CONSTRAINT "audit_entries_detail_json" CHECK (jsonb_typeof(detail) = 'object')
);--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"chain" uuid NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_link" UNIQUE("chain","position"),
	CONSTRAINT "audit_seals_number" CHECK (number > 0),
	CONSTRAINT "audit_seals_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);--> statement-breakpoint
CREATE TABLE "banks" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'BANK' NOT NULL,
	"code" text,
	CONSTRAINT "banks_name_unique" UNIQUE("name"),
	CONSTRAINT "banks_kind" CHECK (kind in ('BANK', 'WALLET', 'FOREIGN'))
);--> statement-breakpoint
CREATE TABLE "book_numbers" (
	"agency_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "book_numbers_pk" PRIMARY KEY("agency_id","paper"),
	CONSTRAINT "book_numbers_paper" CHECK (paper in ('COST', 'CLIENT_PAYMENT'))
);--> statement-breakpoint
CREATE TABLE "calendar_days" (
	"agency_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_days_convocated_id_day_pk" PRIMARY KEY("convocated_id","day")
);--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"talent_id" uuid,
	"agency_id" uuid,
	"event_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_holder" CHECK (num_nonnulls(talent_id, event_id, user_id) = 1 and (talent_id is null) = (agency_id is not null))
);--> statement-breakpoint
CREATE TABLE "call_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"note" text,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"budget" bigint NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_applications_once" UNIQUE("convocatory_id","talent_id"),
	CONSTRAINT "call_applications_status" CHECK (status in ('WAITING', 'WITHDRAWN', 'CALLED', 'DECLINED'))
);--> statement-breakpoint
CREATE TABLE "call_sheets" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"dress_code" text,
	"contact_name" text,
	"contact_phone" text,
	"instructions" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE TABLE "call_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_times_once" UNIQUE NULLS NOT DISTINCT("event_id","day","convocated_id"),
	CONSTRAINT "call_times_time" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"department" text NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "cities_once" UNIQUE("country_id","department","name")
);--> statement-breakpoint
CREATE TABLE "claim_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE'))
);--> statement-breakpoint
CREATE TABLE "claim_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"payer_kind" text NOT NULL,
	"state" text DEFAULT 'PAID' NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"proof_file_id" uuid,
	"payout_item_id" uuid,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"created_by" uuid,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_payments_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "claim_payments_kind" CHECK (payer_kind in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "claim_payments_state" CHECK (state in ('PAID', 'REJECTED', 'REVERSED')),
	CONSTRAINT "claim_payments_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE')),
	CONSTRAINT "claim_payments_amount" CHECK (amount >= 0),
	CONSTRAINT "claim_payments_reason" CHECK ((state = 'PAID') = (reason is null)),
	CONSTRAINT "claim_payments_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$')
);--> statement-breakpoint
CREATE TABLE "claim_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"price" bigint NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"returned_reason" text NOT NULL,
	"pdf_file_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_versions_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"code" integer NOT NULL,
	"date" date NOT NULL,
	"activities" text NOT NULL,
	"price" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"third_party" boolean NOT NULL,
	"name" text NOT NULL,
	"document_type_id" integer,
	"identification" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"returned_reason" text,
	"paid_at" timestamp with time zone,
	"payout_batch_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_approved_by" uuid,
	"first_approved_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"withheld" bigint,
	"withholding" jsonb,
	"number" integer NOT NULL,
	"numbered_by_agency" boolean DEFAULT false NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"account_problem" text,
	"search_text" text DEFAULT '' NOT NULL,
	"second_approval_over" bigint,
	"non_resident" jsonb,
	"treaty_file_id" uuid,
	"other_taxes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "claims_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "claims_account_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE')),
	CONSTRAINT "claims_status" CHECK (status in ('SENT', 'APPROVED', 'RETURNED', 'PAID')),
	CONSTRAINT "claims_price" CHECK (price > 0),
	CONSTRAINT "claims_withheld" CHECK (withheld between 0 and price),
	CONSTRAINT "claims_paid" CHECK (paid between 0 and price - coalesce(withheld, 0) + other_taxes),
	CONSTRAINT "claims_paid_in_full" CHECK (status <> 'PAID' or paid = price - coalesce(withheld, 0) + other_taxes),
	CONSTRAINT "claims_unpaid" CHECK (status in ('APPROVED', 'PAID') or paid = 0),
	CONSTRAINT "claims_in_batch" CHECK (payout_batch_id is null or status = 'APPROVED'),
	CONSTRAINT "claims_version" CHECK (version > 0),
	CONSTRAINT "claims_returned" CHECK (status <> 'RETURNED' or returned_reason is not null),
	CONSTRAINT "claims_two_people" CHECK (first_approved_by is null or approved_by is null or first_approved_by <> approved_by),
	CONSTRAINT "claims_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$'),
	CONSTRAINT "claims_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object'),
	CONSTRAINT "claims_withholding_json" CHECK (jsonb_typeof(withholding) = 'object'),
	CONSTRAINT "claims_non_resident_json" CHECK (jsonb_typeof(non_resident) = 'object')
);--> statement-breakpoint
CREATE TABLE "client_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" text,
	"email" text,
	"phone" text,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(email, '') || ' ' || search_phone(phone, dialing_code))) STORED,
	CONSTRAINT "client_contacts_name" CHECK (length(trim(name)) > 0)
);--> statement-breakpoint
CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_notes_text" CHECK (length(trim(text)) > 0)
);--> statement-breakpoint
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
	"withheld_tax" text,
	"book_number" integer,
	CONSTRAINT "client_payments_number" UNIQUE("agency_id","book_number"),
	CONSTRAINT "client_payments_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "client_payments_kind" CHECK (kind in ('PAYMENT', 'WITHHELD', 'CREDIT_NOTE', 'CREDIT_IN', 'REFUND', 'CREDIT_OUT')),
	CONSTRAINT "client_payments_tax" CHECK (withheld_tax in ('INCOME', 'IVA', 'ICA')),
	CONSTRAINT "client_payments_taxed" CHECK (withheld_tax is null or kind = 'WITHHELD'),
	CONSTRAINT "client_payments_state" CHECK (state in ('REPORTED', 'RECEIVED', 'REFUSED', 'UNDONE')),
	CONSTRAINT "client_payments_method" CHECK (method in ('TRANSFER', 'CASH', 'CARD', 'CHECK', 'OTHER')),
	CONSTRAINT "client_payments_amount" CHECK (amount > 0),
	CONSTRAINT "client_payments_counted" CHECK (state in ('REPORTED', 'REFUSED') or (amount is not null and paid_on is not null)),
	CONSTRAINT "client_payments_reason" CHECK ((state in ('REFUSED', 'UNDONE')) = (reason is not null)),
	CONSTRAINT "client_payments_credit" CHECK ((kind in ('CREDIT_IN', 'CREDIT_OUT')) = (transfer_id is not null))
);--> statement-breakpoint
CREATE TABLE "client_services" (
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "client_services_client_id_service_id_pk" PRIMARY KEY("client_id","service_id")
);--> statement-breakpoint
CREATE TABLE "client_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"code" integer NOT NULL,
	"from_on" date NOT NULL,
	"day" date NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"event_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_statements_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "client_statements_period" CHECK (from_on <= day),
	CONSTRAINT "client_statements_content_json" CHECK (jsonb_typeof(content) = 'object')
);--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"logo_file_id" uuid,
	"document_type_id" integer,
	"identification" text,
	"state_id" integer NOT NULL,
	"url" text,
	"name_producer" text,
	"phone_producer" text,
	"email_producer" text,
	"city_id" integer,
	"retenedor_renta" boolean DEFAULT false NOT NULL,
	"rete_ica_agent" boolean DEFAULT false NOT NULL,
	"gran_contribuyente" boolean DEFAULT false NOT NULL,
	"state_entity" boolean DEFAULT false NOT NULL,
	"responsable_iva" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_into_id" uuid,
	"payment_days" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(identification, '') || ' '
      || coalesce(name_producer, '') || ' ' || coalesce(email_producer, '') || ' ' || search_digits(identification) || ' '
      || search_phone(phone, dialing_code) || ' ' || search_phone(phone_producer, dialing_code))) STORED,
	CONSTRAINT "clients_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "clients_payment_days" CHECK (payment_days between 0 and 365),
	CONSTRAINT "clients_name" CHECK (length(trim(name)) > 0)
);--> statement-breakpoint
CREATE TABLE "closed_months" (
	"agency_id" uuid NOT NULL,
	"month" text NOT NULL,
	"entries" jsonb NOT NULL,
	"closed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" uuid,
	"reopened_reason" text,
	CONSTRAINT "closed_months_reopened" CHECK (num_nonnulls(reopened_at, reopened_by, reopened_reason) in (0, 3)),
	CONSTRAINT "closed_months_month" CHECK (month ~ '^20[2-9][0-9]-(0[1-9]|1[0-2])$'),
	CONSTRAINT "closed_months_entries" CHECK (jsonb_typeof(entries) = 'array'),
	CONSTRAINT "closed_months_entries_json" CHECK (jsonb_typeof(entries) = 'array')
);--> statement-breakpoint
CREATE TABLE "collection_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"turn" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "collection_settings" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"reminder_days" integer[] NOT NULL,
	"payment_instructions" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collection_settings_days" CHECK (cardinality(reminder_days) <= 8 and -60 <= all (reminder_days) and 180 >= all (reminder_days))
);--> statement-breakpoint
CREATE TABLE "consent_wordings" (
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "consent_wordings_purpose_version_pk" PRIMARY KEY("purpose","version"),
	CONSTRAINT "consent_wordings_purpose" CHECK (purpose in ('DATA', 'SHOWING', 'MESSAGES', 'GUARDIAN'))
);--> statement-breakpoint
CREATE TABLE "constants" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "constants_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "contract_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_by_user_id" uuid,
	"reason" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"text_hash" text NOT NULL,
	"talent_signed_at" timestamp with time zone,
	"agency_signed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	"ended_reason" text,
	"logo_file_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_acts_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "contract_acts_kind" CHECK (kind in ('AMENDMENT', 'ANNULMENT')),
	CONSTRAINT "contract_acts_proposed_by" CHECK (proposed_by in ('TALENT', 'AGENCY')),
	CONSTRAINT "contract_acts_ended_as" CHECK (ended_as in ('DECLINED', 'WITHDRAWN')),
	CONSTRAINT "contract_acts_ended" CHECK ((ended_at is null) = (ended_as is null)),
	CONSTRAINT "contract_acts_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "contract_clauses" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"contract_type_id" integer,
	"only_third_party" boolean DEFAULT false NOT NULL,
	"kind" text DEFAULT 'CLAUSE' NOT NULL,
	CONSTRAINT "contract_clauses_position" UNIQUE("kind","position"),
	CONSTRAINT "contract_clauses_kind" CHECK (kind in ('CLAUSE', 'HABEAS_DATA'))
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "contract_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"contract_id" uuid,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_documents_kind" CHECK (kind in ('docId', 'rut', 'eps', 'arl'))
);--> statement-breakpoint
CREATE TABLE "contract_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"author" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_questions_author" CHECK (author in ('TALENT', 'AGENCY')),
	CONSTRAINT "contract_questions_user" CHECK ((author = 'AGENCY') = (user_id is not null))
);--> statement-breakpoint
CREATE TABLE "contract_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"act" text NOT NULL,
	"act_id" uuid,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"identification" text NOT NULL,
	"method" text NOT NULL,
	"drawing" text,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_verified_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	"text_hash" text NOT NULL,
	"wording_version" integer NOT NULL,
	"user_id" uuid,
	"mandate_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"destination_since" timestamp with time zone,
	"code_opened" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contract_signatures_act" CHECK (act in ('CONTRACT', 'AMENDMENT', 'ANNULMENT', 'MANDATE')),
	CONSTRAINT "contract_signatures_role" CHECK (role in ('TALENT', 'GUARDIAN', 'AGENCY')),
	CONSTRAINT "contract_signatures_method" CHECK (method in ('TYPED', 'DRAWN', 'PRESSED', 'MANDATE')),
	CONSTRAINT "contract_signatures_channel" CHECK (channel in ('EMAIL', 'PHONE', 'WHATSAPP')),
	CONSTRAINT "contract_signatures_drawn" CHECK ((method = 'DRAWN') = (drawing is not null)),
	CONSTRAINT "contract_signatures_mandate" CHECK ((method = 'MANDATE') = (mandate_id is not null))
);--> statement-breakpoint
CREATE TABLE "contract_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "contract_types_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"code" integer NOT NULL,
	"contract_type_id" integer NOT NULL,
	"date_contract" date NOT NULL,
	"habeas_data_accepted_at" timestamp with time zone NOT NULL,
	"clauses_accepted_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"signer_ip" text,
	"signer_agent" text,
	"snapshot" jsonb NOT NULL,
	"snapshot_hash" text NOT NULL,
	"logo_file_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"year" integer,
	"agency_signed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"terms" jsonb,
	CONSTRAINT "contracts_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "contracts_code_positive" CHECK (code > 0),
	CONSTRAINT "contracts_terms_json" CHECK (jsonb_typeof(terms) = 'object'),
	CONSTRAINT "contracts_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "convocateds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"state_id" integer NOT NULL,
	"application_state_id" integer NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"reply_note" text,
	"shown_at" timestamp with time zone,
	"shown_position" integer,
	"accepted_from" timestamp with time zone,
	"accepted_until" timestamp with time zone,
	"said_yes_outside_at" timestamp with time zone,
	"said_yes_outside_to" uuid,
	"disowned_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_budget" bigint,
	CONSTRAINT "convocateds_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "convocateds_once" UNIQUE("convocatory_id","talent_id"),
	CONSTRAINT "convocateds_reply" CHECK (reply in ('YES', 'NO', 'MAYBE')),
	CONSTRAINT "convocateds_state" CHECK (state_id in (1811, 1812, 1813, 1815)),
	CONSTRAINT "convocateds_application" CHECK (application_state_id in (1814, 1816, 1817, 1818)),
	CONSTRAINT "convocateds_shown" CHECK ((shown_at is null) = (shown_position is null)),
	CONSTRAINT "convocateds_own_yes" CHECK (state_id <> 1813 or application_state_id = 1818),
	CONSTRAINT "convocateds_accepted" CHECK (accepted_from <= accepted_until),
	CONSTRAINT "convocateds_disowned_word" CHECK (disowned_at is null or said_yes_outside_at is not null)
);--> statement-breakpoint
CREATE TABLE "convocatories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_personal_id" uuid NOT NULL,
	"code" text NOT NULL,
	"state_id" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"city_id" integer,
	"colour_eyes" text,
	"colour_hair" text,
	"height" numeric,
	"unit_measure" text DEFAULT 'cm' NOT NULL,
	"texture" text,
	"language" text,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"academic_training" text,
	"observations" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reserves" text DEFAULT 'ASK' NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"opened_at" timestamp with time zone,
	"application_limit" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "convocatories_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "convocatories_dates" CHECK (end_date >= start_date),
	CONSTRAINT "convocatories_ages" CHECK (min_age <= max_age),
	CONSTRAINT "convocatories_application_limit" CHECK (application_limit > 0),
	CONSTRAINT "convocatories_reserves" CHECK (reserves in ('ASK', 'AUTO')),
	CONSTRAINT "convocatories_skills_json" CHECK (jsonb_typeof(skills) = 'array')
);--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"dialing_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code"),
	CONSTRAINT "countries_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "country_document_types" (
	"country_id" integer NOT NULL,
	"document_type_id" integer NOT NULL,
	CONSTRAINT "country_document_types_country_id_document_type_id_pk" PRIMARY KEY("country_id","document_type_id")
);--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"decimals" smallint NOT NULL,
	CONSTRAINT "currencies_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"talent_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"identification" text,
	"text" text NOT NULL,
	"received_on" date NOT NULL,
	"first_due_on" date NOT NULL,
	"due_on" date NOT NULL,
	"extension_reason" text,
	"extended_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_kind" CHECK (kind in ('CONSULTA', 'RECLAMO')),
	CONSTRAINT "data_requests_source" CHECK (source in ('TALENT', 'PUBLIC', 'ADMINISTRATOR')),
	CONSTRAINT "data_requests_dates" CHECK (received_on < first_due_on and first_due_on <= due_on),
	CONSTRAINT "data_requests_extended" CHECK ((extended_at is null) = (extension_reason is null)),
	CONSTRAINT "data_requests_answered" CHECK ((answered_at is null) = (answer is null))
);--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"convocated_id" uuid,
	"talent_id" uuid,
	"text" text,
	"user_id" uuid NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "desk_notes_person" CHECK ((convocated_id is null) = (talent_id is null)),
	CONSTRAINT "desk_notes_deleted" CHECK (deleted_at is null or text is null)
);--> statement-breakpoint
CREATE TABLE "desk_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_photos_fileId_unique" UNIQUE("file_id")
);--> statement-breakpoint
CREATE TABLE "document_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "document_seals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"certificate_id" uuid,
	"time_stamped_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "document_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"applies_to" text NOT NULL,
	CONSTRAINT "document_types_applies_to" CHECK (applies_to in ('PERSON', 'COMPANY', 'BOTH'))
);--> statement-breakpoint
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
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_collections_amount" CHECK (amount is null or amount >= 0),
	CONSTRAINT "event_collections_reason" CHECK ((amount is null) = (amount_reason is null))
);--> statement-breakpoint
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
	"revision" integer DEFAULT 1 NOT NULL,
	"supplier_identification" text,
	"book_number" integer,
	CONSTRAINT "event_costs_number" UNIQUE("agency_id","book_number"),
	CONSTRAINT "event_costs_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "event_costs_category" CHECK (category in ('TRANSPORT', 'FOOD', 'LODGING', 'PRODUCTION', 'MATERIALS', 'PEOPLE', 'OTHER', 'ADVANCE')),
	CONSTRAINT "event_costs_origin" CHECK (source in ('TYPED', 'RIDE')),
	CONSTRAINT "event_costs_amount" CHECK (amount > 0 and iva >= 0 and iva <= amount),
	CONSTRAINT "event_costs_voided" CHECK ((voided_at is null) = (voided_reason is null)),
	CONSTRAINT "event_costs_typed" CHECK ((source = 'TYPED') = (source_id is null))
);--> statement-breakpoint
CREATE TABLE "event_directories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"place_directory_id" uuid,
	"name" text NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"logo_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_directories_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "event_directories_dates" CHECK (end_date >= start_date)
);--> statement-breakpoint
CREATE TABLE "event_finance_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"line" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_finance_notes_note" CHECK (length(trim(note)) > 0)
);--> statement-breakpoint
CREATE TABLE "event_personals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"quotation_line_id" uuid,
	"profile_id" integer NOT NULL,
	"gender" text NOT NULL,
	"quantity" integer NOT NULL,
	"budget" bigint NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_personals_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "event_personals_gender" CHECK (gender in ('FEMENINO', 'MASCULINO')),
	CONSTRAINT "event_personals_quantity" CHECK (quantity > 0 and budget >= 0),
	CONSTRAINT "event_personals_dates" CHECK (end_date >= start_date)
);--> statement-breakpoint
CREATE TABLE "event_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"place_directory_id" uuid NOT NULL,
	"label" text,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_places_dates" CHECK (end_date >= start_date)
);--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_file_id" uuid,
	"cover_file_id" uuid,
	"state_id" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"city_id" integer NOT NULL,
	"url_key" text,
	"total_days" integer DEFAULT 1 NOT NULL,
	"total_event" bigint DEFAULT 0 NOT NULL,
	"additional_profiles" text,
	"quotation_id" uuid,
	"event_directory_id" uuid,
	"final_client_id" uuid,
	"final_client_column" boolean DEFAULT false NOT NULL,
	"valid_advance" boolean DEFAULT false NOT NULL,
	"url_advance" text,
	"value_advance" bigint,
	"cancelled_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" integer,
	"name_client" text,
	"client_id" uuid,
	"currency_id" integer DEFAULT 1 NOT NULL,
	"fx_rate" numeric DEFAULT '1' NOT NULL,
	"fx_rate_date" date,
	"tercero" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"advance_asked_at" timestamp with time zone,
	"advance_file_id" uuid,
	"advance_paid_at" timestamp with time zone,
	"advance_percent" integer,
	"advance_due_on" date,
	"advance_instructions" text,
	"advance_proof_at" timestamp with time zone,
	"advance_refusal" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(name_client, '')
      || coalesce(' ' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), ''))) STORED,
	CONSTRAINT "events_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "events_dates" CHECK (end_date >= start_date),
	CONSTRAINT "events_additional_profiles" CHECK (additional_profiles is null or additional_profiles like 'https://%'),
	CONSTRAINT "events_url" CHECK (url_key is null or url_key like 'https://%'),
	CONSTRAINT "events_total" CHECK (total_event >= 0 and total_days > 0),
	CONSTRAINT "events_advance" CHECK (value_advance is null or value_advance > 0),
	CONSTRAINT "events_advance_percent" CHECK (advance_percent is null or advance_percent between 1 and 10000),
	CONSTRAINT "events_advance_paid" CHECK (valid_advance = (advance_paid_at is not null))
);--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"talent_id" uuid,
	"event_id" uuid,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"visibility" text DEFAULT 'PRIVATE' NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"encrypted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_visibility" CHECK (visibility in ('PRIVATE', 'PUBLIC')),
	CONSTRAINT "files_size" CHECK (size >= 0)
);--> statement-breakpoint
CREATE TABLE "final_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"logo_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "final_clients_tenant" UNIQUE("agency_id","id")
);--> statement-breakpoint
CREATE TABLE "genders" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "genders_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_records_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_records_response_json" CHECK (jsonb_typeof(response) in ('string', 'object'))
);--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "import_mappings_agency_id_kind_pk" PRIMARY KEY("agency_id","kind"),
	CONSTRAINT "import_mappings_fields_json" CHECK (jsonb_typeof(fields) = 'object'),
	CONSTRAINT "import_mappings_words_json" CHECK (jsonb_typeof(words) = 'object')
);--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entity_id" uuid,
	"sheet" integer DEFAULT 0 NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_rows_line" UNIQUE("import_id","sheet","line"),
	CONSTRAINT "import_rows_state_known" CHECK (state in ('WAITING', 'FAULTY', 'DUPLICATE', 'KEPT', 'FAILED', 'UNDONE', 'STAYS', 'ASIDE')),
	CONSTRAINT "import_rows_cells_json" CHECK (jsonb_typeof(cells) = 'array'),
	CONSTRAINT "import_rows_problems_json" CHECK (jsonb_typeof(problems) = 'array'),
	CONSTRAINT "import_rows_pictures_json" CHECK (jsonb_typeof(pictures) = 'array')
);--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'READ' NOT NULL,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"tells" boolean DEFAULT true NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reading" jsonb,
	"sheet" integer DEFAULT 0 NOT NULL,
	"doubts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"blanks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "imports_kind" CHECK (kind in ('TALENTS', 'CLIENTS', 'EVENTS')),
	CONSTRAINT "imports_state" CHECK (state in ('READ', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE')),
	CONSTRAINT "imports_reading_json" CHECK (jsonb_typeof(reading) = 'object'),
	CONSTRAINT "imports_headers_json" CHECK (jsonb_typeof(headers) = 'array'),
	CONSTRAINT "imports_mapping_json" CHECK (jsonb_typeof(mapping) = 'object'),
	CONSTRAINT "imports_doubts_json" CHECK (jsonb_typeof(doubts) = 'object'),
	CONSTRAINT "imports_blanks_json" CHECK (jsonb_typeof(blanks) = 'object')
);--> statement-breakpoint
CREATE TABLE "inbox_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean NOT NULL,
	"daily" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inbox_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);--> statement-breakpoint
CREATE TABLE "inbox_happenings" (
	"happening" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "inbox_happenings_audience" CHECK (audience in ('AGENCY', 'PLATFORM'))
);--> statement-breakpoint
CREATE TABLE "inbox_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"agency_id" uuid,
	"audit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"is_shown" boolean DEFAULT true NOT NULL,
	"mail_due" boolean DEFAULT false NOT NULL,
	"push_due" boolean DEFAULT false NOT NULL,
	"daily_due" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "inbox_scopes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"only_own" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"papers_by_mail" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE "journal_accounts" (
	"agency_id" uuid NOT NULL,
	"use" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_accounts_pk" PRIMARY KEY("agency_id","use"),
	CONSTRAINT "journal_accounts_use" CHECK (use in ('TALENT_COST', 'INCOME_TAX_WITHHELD', 'SERVICES_WITHHELD', 'ABROAD_WITHHELD', 'IVA_WITHHELD', 'ICA_WITHHELD', 'TALENTS_PAYABLE', 'BANK', 'EVENT_COST', 'IVA_PAID', 'SUPPLIERS_PAYABLE', 'CLIENTS', 'ADVANCES', 'TAX_PAID_AHEAD', 'IVA_PAID_AHEAD', 'ICA_PAID_AHEAD', 'CLIENT_DISCOUNTS', 'HELD_BY_PLATFORM')),
	CONSTRAINT "journal_accounts_account" CHECK (account ~ '^[1-9][0-9]{3,9}$')
);--> statement-breakpoint
CREATE TABLE "legal_representatives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"city_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid,
	"event_id" uuid,
	"author_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_about" CHECK (num_nonnulls(client_id, event_id) > 0)
);--> statement-breakpoint
CREATE TABLE "link_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_token_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "link_codes_channel" CHECK (channel in ('EMAIL', 'PHONE')),
	CONSTRAINT "link_codes_attempts" CHECK (attempts between 0 and 5)
);--> statement-breakpoint
CREATE TABLE "link_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"talent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_confirmations_channel" CHECK (channel in ('EMAIL', 'PHONE'))
);--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"agency_id" uuid,
	"user_id" uuid,
	"talent_id" uuid,
	"event_id" uuid,
	"convocatory_id" uuid,
	"convocated_id" uuid,
	"quotation_id" uuid,
	"invitation_id" uuid,
	"given_to_user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"single_use" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"client_id" uuid,
	"viewer_id" uuid,
	CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE', 'GUARDIAN_CONSENT', 'TALENT_INVITATION', 'JOINING_PHOTOS', 'TALENT_LOGIN', 'ADVANCE', 'STATEMENT', 'SELECTION'))
);--> statement-breakpoint
CREATE TABLE "message_replies" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"number" text NOT NULL,
	"told" jsonb NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_replies_told_json" CHECK (jsonb_typeof(told) = 'object')
);--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"to_address" text,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"provider_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"channel" text NOT NULL,
	"talent_id" uuid,
	"user_id" uuid,
	"client_id" uuid,
	"event_id" uuid,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"sent_by" uuid,
	CONSTRAINT "messages_channel" CHECK (channel in ('email', 'text', 'push', 'whatsapp')),
	CONSTRAINT "messages_status" CHECK (status in ('QUEUED', 'SENT', 'DELIVERED', 'OPENED', 'FAILED', 'CANCELLED', 'BUNDLED')),
	CONSTRAINT "messages_one_person" CHECK (num_nonnulls(talent_id, user_id, client_id) <= 1),
	CONSTRAINT "messages_payload_json" CHECK (jsonb_typeof(payload) = 'object')
);--> statement-breakpoint
CREATE TABLE "mobile_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"talent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mobile_tokens_holder" CHECK (num_nonnulls(user_id, talent_id) = 1)
);--> statement-breakpoint
CREATE TABLE "payer_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_kind" text NOT NULL,
	"agency_id" uuid,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"holder" text NOT NULL,
	"tax_id" text NOT NULL,
	"layout" text NOT NULL,
	"layout_overrides" jsonb,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payer_accounts_no_default" CHECK (not is_default or archived_at is null),
	CONSTRAINT "payer_accounts_kind" CHECK (payer_kind in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "payer_accounts_payer_kind" CHECK ((payer_kind = 'PLATFORM') = (agency_id is null)),
	CONSTRAINT "payer_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE')),
	CONSTRAINT "payer_accounts_layout_overrides_json" CHECK (jsonb_typeof(layout_overrides) = 'object')
);--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_receipts_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_kind" text NOT NULL,
	"agency_id" uuid,
	"number" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"currency_code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source_account_id" uuid,
	"layout" text NOT NULL,
	"item_count" integer,
	"total" bigint,
	"created_by" uuid NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"exported_by" uuid,
	"exported_at" timestamp with time zone,
	"file_id" uuid,
	"file_hash" text,
	"paid_on" date,
	"reference" text,
	"proof_file_id" uuid,
	"closed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"second_approval_over" bigint,
	"cancel_asked_by" uuid,
	"cancel_asked_at" timestamp with time zone,
	CONSTRAINT "payout_batches_kind" CHECK (payer_kind in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "payout_batches_payer_kind" CHECK ((payer_kind = 'PLATFORM') = (agency_id is null)),
	CONSTRAINT "payout_batches_state" CHECK (state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'EXPORTED', 'CLOSED', 'CANCELLED')),
	CONSTRAINT "payout_batches_totals" CHECK (state in ('DRAFT', 'CANCELLED') or (item_count > 0 and total >= 0)),
	CONSTRAINT "payout_batches_file" CHECK (state not in ('EXPORTED', 'CLOSED') or file_hash is not null),
	CONSTRAINT "payout_batches_approved" CHECK (state not in ('APPROVED', 'EXPORTED', 'CLOSED') or approved_by is not null),
	CONSTRAINT "payout_batches_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$')
);--> statement-breakpoint
CREATE TABLE "payout_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"added_by" uuid NOT NULL,
	"bank_id" integer,
	"account_type" text,
	"account_last_digits" text,
	"claim_account_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_items_state" CHECK (state in ('OPEN', 'PAID', 'REJECTED', 'REVERSED', 'RELEASED')),
	CONSTRAINT "payout_items_amount" CHECK (amount >= 0),
	CONSTRAINT "payout_items_reason" CHECK ((state in ('REJECTED', 'REVERSED')) = (reason is not null))
);--> statement-breakpoint
CREATE TABLE "photo_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"photo_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"from_state_id" integer NOT NULL,
	"to_state_id" integer NOT NULL,
	"reject_reason_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"told_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "photo_reject_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "photo_reject_reasons_text_unique" UNIQUE("text")
);--> statement-breakpoint
CREATE TABLE "place_directories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"logo_file_id" uuid,
	"city_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "place_directories_point" CHECK ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180)
);--> statement-breakpoint
CREATE TABLE "platform_transportations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform" text NOT NULL,
	"city_id" integer NOT NULL,
	"fee" numeric NOT NULL,
	"platform_gain" numeric NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "platform_transportations_once" UNIQUE("platform","city_id"),
	CONSTRAINT "platform_transportations_platform" CHECK (platform in ('local', 'cabify', 'uber')),
	CONSTRAINT "platform_transportations_percent" CHECK (fee between 0 and 100 and platform_gain between 0 and 100),
	CONSTRAINT "platform_transportations_priority" CHECK (priority between 1 and 9)
);--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "profiles_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid,
	"session_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"user_id" uuid,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_whose" CHECK (num_nonnulls(talent_id, user_id) = 1)
);--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"mobile_token_id" uuid,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_tokens_tokenHash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "quotation_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"name" text NOT NULL,
	"document_type_id" integer,
	"document" text,
	"reason_code" text,
	"reason" text,
	"version" integer NOT NULL,
	"version_hash" text NOT NULL,
	"link_token_id" uuid,
	"signer_ip" text,
	"signer_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_answers_answer" CHECK (answer in ('ACCEPTED', 'REJECTED', 'CHANGE_REQUESTED')),
	CONSTRAINT "quotation_answers_reason_code" CHECK (reason_code in ('PRICE', 'OTHER_AGENCY', 'EVENT_OFF', 'PROFILES', 'OTHER'))
);--> statement-breakpoint
CREATE TABLE "quotation_documents" (
	"quotation_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_documents_content_json" CHECK (jsonb_typeof(content) = 'object')
);--> statement-breakpoint
CREATE TABLE "quotation_line_genders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"quotation_line_id" uuid NOT NULL,
	"gender" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "quotation_line_genders_once" UNIQUE("quotation_line_id","gender"),
	CONSTRAINT "quotation_line_genders_gender" CHECK (gender in ('FEMENINO', 'MASCULINO')),
	CONSTRAINT "quotation_line_genders_quantity" CHECK (quantity > 0)
);--> statement-breakpoint
CREATE TABLE "quotation_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"quantity_days" integer NOT NULL,
	"people" integer NOT NULL,
	"budget" bigint NOT NULL,
	"pay_basis" text NOT NULL,
	"talent_withholding" text NOT NULL,
	"iva_category" text NOT NULL,
	"pay_per_day" bigint NOT NULL,
	"announcement" bigint NOT NULL,
	"total_announcement" bigint NOT NULL,
	"talent_costs" bigint NOT NULL,
	"talent_withheld" bigint NOT NULL,
	"food_cost" bigint NOT NULL,
	"transportation_cost" bigint NOT NULL,
	"platform_fee" bigint NOT NULL,
	"payment_producer" bigint NOT NULL,
	"service_agent_cost" bigint NOT NULL,
	"subtotal_producer" bigint NOT NULL,
	"iva_producer" bigint NOT NULL,
	"total_producer" bigint NOT NULL,
	"non_recoverable_iva" bigint NOT NULL,
	"payment_client" bigint NOT NULL,
	"subtotal_client" bigint NOT NULL,
	"iva_client" bigint NOT NULL,
	"total_client" bigint NOT NULL,
	"gross_profit" bigint NOT NULL,
	"rete_fuente" bigint NOT NULL,
	"rete_ica" bigint NOT NULL,
	"rete_iva" bigint NOT NULL,
	"income_tax" bigint NOT NULL,
	"expected_payment" bigint NOT NULL,
	"net_income" bigint NOT NULL,
	CONSTRAINT "quotation_lines_position" UNIQUE("quotation_id","position"),
	CONSTRAINT "quotation_lines_quantities" CHECK (quantity_days > 0 and people > 0),
	CONSTRAINT "quotation_lines_budget" CHECK (budget >= 0),
	CONSTRAINT "quotation_lines_totals" CHECK (total_client = subtotal_client + iva_client and total_producer = subtotal_producer + iva_producer),
	CONSTRAINT "quotation_lines_cash" CHECK (expected_payment = total_client - rete_fuente - rete_ica - rete_iva),
	CONSTRAINT "quotation_lines_pay_basis" CHECK (pay_basis in ('NET', 'GROSS')),
	CONSTRAINT "quotation_lines_withholding" CHECK (talent_withholding in ('ART383', 'SERVICIOS_NO_DECLARANTE', 'HONORARIOS_PN', 'NONE')),
	CONSTRAINT "quotation_lines_iva_category" CHECK (iva_category in ('GRAVADO', 'EXCLUIDO'))
);--> statement-breakpoint
CREATE TABLE "quotation_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"total" bigint,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quotation_templates_name" UNIQUE("agency_id","name")
);--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"code" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"previous_id" uuid,
	"state_id" integer NOT NULL,
	"client_id" uuid,
	"name_client" text,
	"name_contact" text,
	"email_client" text,
	"phone_client" text,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"name_event" text NOT NULL,
	"place" text,
	"address" text,
	"city_id" integer NOT NULL,
	"quantity_hours" integer,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"currency_id" integer NOT NULL,
	"fx_rate" numeric DEFAULT '1' NOT NULL,
	"fx_rate_date" date,
	"tercero" boolean DEFAULT false NOT NULL,
	"observation" text,
	"message" text,
	"payment_terms" text,
	"terms" text,
	"validity_days" integer,
	"cc_emails" text[] DEFAULT '{}' NOT NULL,
	"service_concept" text DEFAULT 'SERVICIOS' NOT NULL,
	"producer_iva_base" text DEFAULT 'FEE' NOT NULL,
	"percentage_gain" numeric NOT NULL,
	"platform_gain_pct" numeric NOT NULL,
	"price_step" integer NOT NULL,
	"feeding" bigint DEFAULT 0 NOT NULL,
	"transport" bigint DEFAULT 0 NOT NULL,
	"quantity_service_agent" integer DEFAULT 0 NOT NULL,
	"days_service_agent" integer DEFAULT 0 NOT NULL,
	"price_agent_service" bigint DEFAULT 0 NOT NULL,
	"subtotal_service_agent" bigint DEFAULT 0 NOT NULL,
	"iva_service_agent" bigint DEFAULT 0 NOT NULL,
	"total_service_agent" bigint DEFAULT 0 NOT NULL,
	"food_transportation" bigint DEFAULT 0 NOT NULL,
	"platform_fee_subtotal" bigint DEFAULT 0 NOT NULL,
	"subtotal_platform" bigint DEFAULT 0 NOT NULL,
	"iva_platform" bigint DEFAULT 0 NOT NULL,
	"total_platform" bigint DEFAULT 0 NOT NULL,
	"subtotal" bigint DEFAULT 0 NOT NULL,
	"iva" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"price_gain" bigint DEFAULT 0 NOT NULL,
	"price_net_gain" bigint DEFAULT 0 NOT NULL,
	"rete_fuente" bigint DEFAULT 0 NOT NULL,
	"rete_ica" bigint DEFAULT 0 NOT NULL,
	"rete_iva" bigint DEFAULT 0 NOT NULL,
	"income_tax" bigint DEFAULT 0 NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"calc_version" text NOT NULL,
	"tax_snapshot" jsonb NOT NULL,
	"template_id" uuid,
	"created_by" uuid,
	"sent_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"first_opened_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"open_count" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"rejected_reason" text,
	"voided_at" timestamp with time zone,
	"voided_reason" text,
	"superseded_at" timestamp with time zone,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_order" integer GENERATED ALWAYS AS (coalesce(code, 2147483647)) STORED,
	"total_pesos" numeric GENERATED ALWAYS AS (round(total * fx_rate / case when currency_id in (1, 5) then 1 else 100 end)) STORED,
	"search_text" text GENERATED ALWAYS AS (lower(name_event || ' ' || coalesce(name_client, '') || ' '
      || coalesce(name_contact, '') || ' ' || coalesce(email_client, '') || ' ' || search_phone(phone_client, dialing_code)
      || coalesce(' ' || code::text || ' #' || code::text || ' COT-' || lpad(code::text, greatest(5, length(code::text)), '0'), '')
      || coalesce(' v' || nullif(version, 1)::text, ''))) STORED,
	CONSTRAINT "quotations_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "quotations_voided" CHECK ((voided_at is null) = (voided_reason is null)),
	CONSTRAINT "quotations_version" CHECK ((version = 1) = (previous_id is null)),
	CONSTRAINT "quotations_dates" CHECK (end_date >= start_date),
	CONSTRAINT "quotations_validity" CHECK (validity_days between 1 and 365),
	CONSTRAINT "quotations_gain" CHECK (percentage_gain >= 0 and percentage_gain < 100),
	CONSTRAINT "quotations_totals" CHECK (total = subtotal + iva and total_platform = subtotal_platform + iva_platform),
	CONSTRAINT "quotations_money" CHECK (subtotal >= 0 and iva >= 0 and feeding >= 0 and transport >= 0 and price_agent_service >= 0),
	CONSTRAINT "quotations_complete_when_sent" CHECK (state_id = 61 or (code is not null and client_id is not null)),
	CONSTRAINT "quotations_service_concept" CHECK (service_concept in ('SERVICIOS', 'HONORARIOS', 'CREATIVA')),
	CONSTRAINT "quotations_producer_iva_base" CHECK (producer_iva_base in ('FEE', 'FULL')),
	CONSTRAINT "quotations_warnings_json" CHECK (jsonb_typeof(warnings) = 'array'),
	CONSTRAINT "quotations_tax_snapshot_json" CHECK (jsonb_typeof(tax_snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);--> statement-breakpoint
CREATE TABLE "recent_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "recent_changes_before_json" CHECK (jsonb_typeof(before) = 'object')
);--> statement-breakpoint
CREATE TABLE "reminder_rules" (
	"agency_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"is_on" boolean NOT NULL,
	"first_hours" integer NOT NULL,
	"every_hours" integer NOT NULL,
	"times" integer NOT NULL,
	"channels" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reminder_rules_agency_id_reason_pk" PRIMARY KEY("agency_id","reason"),
	CONSTRAINT "reminder_rules_reason" CHECK (reason in ('UNANSWERED_CALL', 'UNSIGNED_CONTRACT', 'MISSING_DOCUMENT', 'EVENT_TOMORROW', 'MISSING_CLAIM', 'NOT_TAKEN')),
	CONSTRAINT "reminder_rules_hours" CHECK (first_hours between 1 and 720 and every_hours between 1 and 720),
	CONSTRAINT "reminder_rules_times" CHECK (times between 1 and 5),
	CONSTRAINT "reminder_rules_channels" CHECK (cardinality(channels) > 0 and channels <@ array['email', 'whatsapp', 'push'])
);--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"turn" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_once" UNIQUE("convocated_id","reason","turn"),
	CONSTRAINT "reminders_reason" CHECK (reason in ('UNANSWERED_CALL', 'UNSIGNED_CONTRACT', 'MISSING_DOCUMENT', 'EVENT_TOMORROW', 'MISSING_CLAIM', 'NOT_TAKEN')),
	CONSTRAINT "reminders_turn" CHECK (turn > 0)
);--> statement-breakpoint
CREATE TABLE "retention_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" uuid,
	CONSTRAINT "retention_holds_subject" CHECK (subject in ('AGENCY', 'TALENT')),
	CONSTRAINT "retention_holds_released" CHECK ((released_at is null) = (released_by is null))
);--> statement-breakpoint
CREATE TABLE "ride_grants" (
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_grants_event_id_talent_id_pk" PRIMARY KEY("event_id","talent_id")
);--> statement-breakpoint
CREATE TABLE "ride_passengers" (
	"ride_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"place_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_passengers_ride_id_talent_id_pk" PRIMARY KEY("ride_id","talent_id")
);--> statement-breakpoint
CREATE TABLE "ride_rules" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"budget" bigint,
	"late_time" text DEFAULT '22:00' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ride_rules_budget" CHECK (budget > 0)
);--> statement-breakpoint
CREATE TABLE "ride_stops" (
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"place_id" uuid,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ride_stops_event_id_talent_id_pk" PRIMARY KEY("event_id","talent_id"),
	CONSTRAINT "ride_stops_one" CHECK (num_nonnulls(place_id, address) = 1 and num_nonnulls(address, lat, lng) in (0, 3))
);--> statement-breakpoint
CREATE TABLE "rides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"state" text NOT NULL,
	"journey_id" text,
	"requester_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"origin_address" text NOT NULL,
	"origin_lat" double precision NOT NULL,
	"origin_lng" double precision NOT NULL,
	"destination_address" text NOT NULL,
	"destination_lat" double precision NOT NULL,
	"destination_lng" double precision NOT NULL,
	"reason" text NOT NULL,
	"message_to_driver" text,
	"product_id" text,
	"driver_name" text,
	"driver_phone" text,
	"vehicle" jsonb,
	"waypoints" jsonb,
	"estimate" bigint,
	"total" bigint,
	"currency_code" text,
	"eta" integer,
	"ended_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"attempted_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"cancel_asked_at" timestamp with time zone,
	"cancel_refused" text,
	"origin_city" text NOT NULL,
	"origin_country" text NOT NULL,
	"destination_city" text NOT NULL,
	"destination_country" text NOT NULL,
	"car_lat" double precision,
	"car_lng" double precision,
	"fee" numeric NOT NULL,
	"platform_gain" numeric NOT NULL,
	"shared_since" timestamp with time zone,
	"ordered_by" uuid,
	"direction" text,
	"scheduled_for" timestamp with time zone,
	"place_name" text,
	"cancel_asked_by" uuid,
	CONSTRAINT "rides_state" CHECK (state in ('ORDERING', 'HIRE', 'HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF', 'TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED')),
	CONSTRAINT "rides_platform" CHECK (platform in ('local', 'cabify', 'uber')),
	CONSTRAINT "rides_direction" CHECK (direction in ('TO_VENUE', 'HOME')),
	CONSTRAINT "rides_ahead_direction" CHECK (scheduled_for is null or direction is not null),
	CONSTRAINT "rides_ended" CHECK ((ended_at is not null) = (state in ('TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED'))),
	CONSTRAINT "rides_vehicle_json" CHECK (jsonb_typeof(vehicle) = 'object'),
	CONSTRAINT "rides_waypoints_json" CHECK (jsonb_typeof(waypoints) = 'object'),
	CONSTRAINT "rides_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$')
);--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_searches_name" UNIQUE NULLS NOT DISTINCT("user_id","agency_id","name"),
	CONSTRAINT "saved_searches_named" CHECK (name <> ''),
	CONSTRAINT "saved_searches_filters_json" CHECK (jsonb_typeof(filters) = 'object')
);--> statement-breakpoint
CREATE TABLE "seal_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"certificates" text NOT NULL,
	"private_key_encrypted" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seal_certificates_fingerprint" UNIQUE("fingerprint")
);--> statement-breakpoint
CREATE TABLE "search_alert_talents" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"digest_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alert_talents_search_id_user_id_talent_id_pk" PRIMARY KEY("search_id","user_id","talent_id")
);--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alerts_search_id_user_id_pk" PRIMARY KEY("search_id","user_id"),
	CONSTRAINT "search_alerts_frequency" CHECK (frequency in ('DAILY', 'WEEKLY'))
);--> statement-breakpoint
CREATE TABLE "search_uses" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"uses" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_uses_user_id_kind_entity_id_pk" PRIMARY KEY("user_id","kind","entity_id"),
	CONSTRAINT "search_uses_counted" CHECK (uses > 0)
);--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "services_code_unique" UNIQUE("code"),
	CONSTRAINT "services_audience" CHECK (audience in ('AGENCY', 'CLIENT'))
);--> statement-breakpoint
CREATE TABLE "showcase_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"mark" text,
	"rank" integer,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_marks_once" UNIQUE("round_id","convocated_id"),
	CONSTRAINT "showcase_marks_mark" CHECK (mark in ('YES', 'MAYBE', 'NO')),
	CONSTRAINT "showcase_marks_rank" CHECK (rank is null or (rank > 0 and mark = 'YES'))
);--> statement-breakpoint
CREATE TABLE "showcase_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text,
	"sent_at" timestamp with time zone,
	"quotas" jsonb,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_rounds_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "showcase_rounds_number" UNIQUE("viewer_id","number"),
	CONSTRAINT "showcase_rounds_sent" CHECK ((sent_at is null) = (quotas is null)),
	CONSTRAINT "showcase_rounds_applied" CHECK (applied_at is null or sent_at is not null),
	CONSTRAINT "showcase_rounds_quotas_json" CHECK (jsonb_typeof(quotas) = 'array')
);--> statement-breakpoint
CREATE TABLE "showcase_viewers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_viewers_tenant" UNIQUE("agency_id","id")
);--> statement-breakpoint
CREATE TABLE "signing_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"act" text NOT NULL,
	"scope_id" uuid NOT NULL,
	"talent_id" uuid,
	"user_id" uuid,
	"role" text NOT NULL,
	"text_hash" text NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"destination_since" timestamp with time zone,
	"confirmation_id" uuid,
	"verified_at" timestamp with time zone,
	CONSTRAINT "signing_codes_act" CHECK (act in ('CONTRACT', 'AMENDMENT', 'ANNULMENT', 'MANDATE')),
	CONSTRAINT "signing_codes_role" CHECK (role in ('TALENT', 'GUARDIAN', 'AGENCY')),
	CONSTRAINT "signing_codes_channel" CHECK (channel in ('EMAIL', 'PHONE', 'WHATSAPP')),
	CONSTRAINT "signing_codes_opened" CHECK ((confirmation_id is null) = (verified_at is null)),
	CONSTRAINT "signing_codes_signer" CHECK ((talent_id is null) <> (user_id is null))
);--> statement-breakpoint
CREATE TABLE "signing_mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"representative_name" text NOT NULL,
	"representative_document" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_verified_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	"text_hash" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_mandates_channel" CHECK (channel in ('EMAIL', 'PHONE', 'WHATSAPP'))
);--> statement-breakpoint
CREATE TABLE "simulated_journeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"requester_id" text NOT NULL,
	"origin_lat" double precision NOT NULL,
	"origin_lng" double precision NOT NULL,
	"destination_lat" double precision NOT NULL,
	"destination_lng" double precision NOT NULL,
	"speed" integer NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"start_at" timestamp with time zone,
	"via" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "simulated_journeys_via_json" CHECK (jsonb_typeof(via) = 'array')
);--> statement-breakpoint
CREATE TABLE "skill_areas" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skill_areas_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY NOT NULL,
	"area_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skills_once" UNIQUE("area_id","name")
);--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "states_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "support_authorizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"resolution" text NOT NULL,
	"resolution_on" date NOT NULL,
	"prefix" text NOT NULL,
	"from_number" integer NOT NULL,
	"to_number" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"last_number" integer,
	"ended_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_authorizations_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "support_authorizations_resolution" CHECK (resolution ~ '^[0-9]{5,20}$'),
	CONSTRAINT "support_authorizations_prefix" CHECK (prefix ~ '^[A-Z0-9]{0,4}$'),
	CONSTRAINT "support_authorizations_range" CHECK (from_number > 0 and to_number >= from_number),
	CONSTRAINT "support_authorizations_validity" CHECK (valid_to >= valid_from),
	CONSTRAINT "support_authorizations_last" CHECK (last_number between from_number and to_number)
);--> statement-breakpoint
CREATE TABLE "support_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"adjusts_id" uuid,
	"authorization_id" uuid,
	"prefix" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"name" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"cuds" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"rejected_reason" text,
	"provider" text,
	"reference" text,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"xml_file_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"third_party" boolean DEFAULT false NOT NULL,
	CONSTRAINT "support_documents_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "support_documents_kind" CHECK (kind in ('DOCUMENT', 'ADJUSTMENT')),
	CONSTRAINT "support_documents_state" CHECK (state in ('PENDING', 'ACCEPTED', 'REJECTED')),
	CONSTRAINT "support_documents_provider" CHECK (provider in ('local', 'http')),
	CONSTRAINT "support_documents_parts" CHECK ((kind = 'DOCUMENT') = (adjusts_id is null) and (kind = 'DOCUMENT') = (authorization_id is not null)),
	CONSTRAINT "support_documents_amounts" CHECK (amount > 0 and withheld between 0 and amount and number > 0),
	CONSTRAINT "support_documents_rejected" CHECK ((state = 'REJECTED') = (rejected_reason is not null)),
	CONSTRAINT "support_documents_cuds" CHECK (cuds ~ '^[0-9a-f]{96}$'),
	CONSTRAINT "support_documents_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$'),
	CONSTRAINT "support_documents_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "support_note_series" (
	"agency_id" uuid,
	"last_number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "support_note_series_once" UNIQUE NULLS NOT DISTINCT("agency_id"),
	CONSTRAINT "support_note_series_last" CHECK (last_number > 0)
);--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dialing_code" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"taken_at" timestamp with time zone,
	"taken_by" uuid,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "support_requests_state" CHECK (state in ('WAITING', 'TAKEN', 'ANSWERED')),
	CONSTRAINT "support_requests_answered_whole" CHECK ((state = 'ANSWERED') = (answer is not null)),
	CONSTRAINT "support_requests_answered_when" CHECK ((answer is null) = (answered_at is null)),
	CONSTRAINT "support_requests_taken" CHECK (state <> 'TAKEN' or taken_at is not null)
);--> statement-breakpoint
CREATE TABLE "taken_yeses" (
	"convocated_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_id" integer NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"accepted_from" timestamp with time zone NOT NULL,
	"accepted_until" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "talent_bank_accounts" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"bank_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"account_encrypted" text NOT NULL,
	"account_last_digits" text NOT NULL,
	"holder" text NOT NULL,
	"activities" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_bank_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE'))
);--> statement-breakpoint
CREATE TABLE "talent_blocked_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_blocked_days_order" CHECK (last_day >= first_day)
);--> statement-breakpoint
CREATE TABLE "talent_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer,
	CONSTRAINT "talent_bookings_kind" CHECK (kind in ('HOLD', 'CONFIRMED')),
	CONSTRAINT "talent_bookings_during" CHECK (not isempty(during)),
	CONSTRAINT "talent_bookings_position" CHECK (position is null or kind = 'HOLD')
);--> statement-breakpoint
CREATE TABLE "talent_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"given_by" text NOT NULL,
	"ip" text,
	"proof" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "talent_consents_purpose" CHECK (purpose in ('DATA', 'SHOWING', 'MESSAGES', 'GUARDIAN')),
	CONSTRAINT "talent_consents_given_by" CHECK (given_by in ('TALENT', 'GUARDIAN', 'ADMINISTRATOR'))
);--> statement-breakpoint
CREATE TABLE "talent_contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"period" text NOT NULL,
	"number" text NOT NULL,
	"operator" text NOT NULL,
	"paid_on" date NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_contributions_period" CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);--> statement-breakpoint
CREATE TABLE "talent_experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"area_id" integer,
	"area_name" text,
	"description" text NOT NULL,
	"start_date" date,
	"end_date" date,
	CONSTRAINT "talent_experiences_dates" CHECK (end_date is null or start_date is null or end_date >= start_date)
);--> statement-breakpoint
CREATE TABLE "talent_guardians" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"relationship" text NOT NULL,
	"document_type_id" integer NOT NULL,
	"identification" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone_since" timestamp with time zone DEFAULT now() NOT NULL,
	"email_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_guardians_relationship" CHECK (relationship in ('MADRE', 'PADRE', 'REPRESENTANTE'))
);--> statement-breakpoint
CREATE TABLE "talent_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"phone" text,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"talent_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_invitations_reachable" CHECK (email is not null or phone is not null)
);--> statement-breakpoint
CREATE TABLE "talent_message_settings" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_message_settings_quiet" CHECK (quiet_from between 0 and 1439 and quiet_until between 0 and 1439)
);--> statement-breakpoint
CREATE TABLE "talent_notes" (
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"note" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_notes_agency_id_talent_id_pk" PRIMARY KEY("agency_id","talent_id")
);--> statement-breakpoint
CREATE TABLE "talent_papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_papers_kind" CHECK (kind in ('docId', 'rut', 'eps', 'arl'))
);--> statement-breakpoint
CREATE TABLE "talent_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state_id" integer NOT NULL,
	"observation" text,
	"reject_reason_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_by" uuid,
	"leased_until" timestamp with time zone,
	"looks" text,
	"repeats_photo_id" uuid,
	"placeholder" text,
	CONSTRAINT "talent_photos_type" CHECK (type in ('IBOOK', 'GALLERY', 'PROFILE')),
	CONSTRAINT "talent_photos_lease" CHECK ((leased_by is null) = (leased_until is null)),
	CONSTRAINT "talent_photos_looks" CHECK (looks ~ '^[0-9a-f]{16}$')
);--> statement-breakpoint
CREATE TABLE "talent_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_places_point" CHECK (lat between -90 and 90 and lng between -180 and 180)
);--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"profile_id" integer NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talent_profiles_once" UNIQUE("talent_id","profile_id")
);--> statement-breakpoint
CREATE TABLE "talent_ratings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"punctuality" integer NOT NULL,
	"presence" integer NOT NULL,
	"work" integer NOT NULL,
	"note" text,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_ratings_scale" CHECK (punctuality between 1 and 5 and presence between 1 and 5 and work between 1 and 5)
);--> statement-breakpoint
CREATE TABLE "talent_reductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"monthly" bigint,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_reductions_kind" CHECK (kind in ('CONTRIBUTIONS', 'DEPENDANTS', 'MORTGAGE', 'HEALTH', 'VOLUNTARY')),
	CONSTRAINT "talent_reductions_monthly" CHECK ((kind = 'DEPENDANTS') = (monthly is null) and (monthly is null or monthly > 0))
);--> statement-breakpoint
CREATE TABLE "talent_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"area_id" integer NOT NULL,
	"skill_id" integer,
	"name" text,
	"level" text,
	"observations" text,
	CONSTRAINT "talent_skills_named" CHECK (skill_id is not null or name is not null)
);--> statement-breakpoint
CREATE TABLE "talent_tags" (
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_tags_agency_id_talent_id_tag_pk" PRIMARY KEY("agency_id","talent_id","tag"),
	CONSTRAINT "talent_tags_tag_lower" CHECK (tag <> '' and tag = lower(tag))
);--> statement-breakpoint
CREATE TABLE "talent_tax_data" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"declares_income" boolean NOT NULL,
	"iva_responsible" boolean NOT NULL,
	"hires_workers" boolean NOT NULL,
	"economic_activity" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"simple_regime" boolean DEFAULT false NOT NULL,
	"residence_country" text,
	"resident_since" date,
	CONSTRAINT "talent_tax_data_activity" CHECK (economic_activity ~ '^[0-9]{4}$'),
	CONSTRAINT "talent_tax_data_residence" CHECK (residence_country ~ '^[A-Z]{2}$'),
	CONSTRAINT "talent_tax_data_since" CHECK ((resident_since is not null) = (coalesce(residence_country, 'CO') <> 'CO'))
);--> statement-breakpoint
CREATE TABLE "talent_words" (
	"word" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
CREATE TABLE "talents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"alias" text,
	"email" text NOT NULL,
	"phone" text,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"birthdate" date,
	"gender" text NOT NULL,
	"document_type_id" integer,
	"identification" text,
	"address" text,
	"residence_city_id" integer,
	"state_id" integer NOT NULL,
	"hair_colour" text,
	"eye_colour" text,
	"height" numeric,
	"weight" numeric,
	"bust" numeric,
	"waist" numeric,
	"hip" numeric,
	"shirt" text,
	"pants" text,
	"footwear" text,
	"unit_measure" text DEFAULT 'cm' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"twitter" text,
	"facebook" text,
	"instagram" text,
	"snapchat" text,
	"youtube" text,
	"spotify" text,
	"deezer" text,
	"tiktok" text,
	"photo_file_id" uuid,
	"photo_state_id" integer,
	"observation" text,
	"general_description" text,
	"short_description" text,
	"password_hash" text,
	"may_order_rides" boolean DEFAULT false NOT NULL,
	"brought_by_agency_id" uuid,
	"exclusive_agency_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || lastname || ' ' || coalesce(alias, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_reason" text,
	"guardian_consented_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"offer_terms" text[] DEFAULT '{}' NOT NULL,
	"search_terms" text[] GENERATED ALWAYS AS (array_remove(array[
      'eyes:' || search_fold(eye_colour), 'hair:' || search_fold(hair_colour),
      'shirt:' || search_fold(shirt), 'pants:' || search_fold(pants), 'footwear:' || search_fold(footwear),
      case when photo_file_id is not null and photo_state_id = 82 then 'photo:yes' else 'photo:no' end
    ], null) || offer_terms) STORED,
	"erased_at" timestamp with time zone,
	"found_anew_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"phone_since" timestamp with time zone DEFAULT now() NOT NULL,
	"email_since" timestamp with time zone DEFAULT now() NOT NULL,
	"contact_text" text GENERATED ALWAYS AS (lower(email || ' ' || coalesce(identification, '') || ' '
      || search_digits(identification) || ' ' || search_phone(phone, dialing_code))) STORED,
	CONSTRAINT "talents_gender" CHECK (gender in ('FEMENINO', 'MASCULINO')),
	CONSTRAINT "talents_password_hash" CHECK (password_hash is null or password_hash like '$2%'),
	CONSTRAINT "talents_erased" CHECK (erased_at is null or (state_id = 19 and hidden_at is not null and password_hash is null)),
	CONSTRAINT "talents_height" CHECK (height is null or height > 0)
);--> statement-breakpoint
CREATE TABLE "tax_units" (
	"country_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"value" integer NOT NULL,
	"source" text,
	"minimum_wage" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_units_country_id_year_pk" PRIMARY KEY("country_id","year"),
	CONSTRAINT "tax_units_positive" CHECK (value > 0),
	CONSTRAINT "tax_units_wage" CHECK (minimum_wage > 0)
);--> statement-breakpoint
CREATE TABLE "taxation_prices" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "taxation_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"taxation_id" integer NOT NULL,
	"city_id" integer,
	"concept" text NOT NULL,
	"rate" text,
	"unity" text NOT NULL,
	"base_uvt" numeric,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"status" text NOT NULL,
	"applies_when" text,
	"source" text,
	"note" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "taxation_prices_status" CHECK (status in ('verified', 'verified-secondary', 'to-confirm')),
	CONSTRAINT "taxation_prices_validity" CHECK (valid_to is null or valid_to >= valid_from)
);--> statement-breakpoint
CREATE TABLE "taxations" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"regional_entity" text,
	CONSTRAINT "taxations_once" UNIQUE("country_id","kind")
);--> statement-breakpoint
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
	"proof_file_id" uuid,
	CONSTRAINT "third_party_payouts_part" CHECK (part in ('AGENCY', 'EXPENSES')),
	CONSTRAINT "third_party_payouts_state" CHECK (state in ('PAID', 'UNDONE')),
	CONSTRAINT "third_party_payouts_amount" CHECK (amount > 0),
	CONSTRAINT "third_party_payouts_reason" CHECK ((state = 'UNDONE') = (reason is not null))
);--> statement-breakpoint
CREATE TABLE "unit_measures" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "unit_measures_code_unique" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"agency_id" uuid,
	"device" text,
	"mobile_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_reason" text,
	"talent_id" uuid,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_sessions_ended_reason" CHECK (ended_reason in ('LOGGED_OUT', 'CLOSED', 'REPLACED', 'PASSWORD_CHANGED', 'SUSPENDED', 'LEFT_AGENCY')),
	CONSTRAINT "user_sessions_person" CHECK (num_nonnulls(user_id, talent_id) = 1),
	CONSTRAINT "user_sessions_ended" CHECK ((ended_at is null) = (ended_reason is null))
);--> statement-breakpoint
CREATE TABLE "user_transportations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_transportation_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_transportations_once" UNIQUE NULLS NOT DISTINCT("platform_transportation_id","agency_id")
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"state_id" integer NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"address" text,
	"identification" text,
	"document_type_id" integer,
	"corporate_email" text,
	"city_id" integer,
	"currency_id" integer,
	"password_hash" text,
	"suspended_reason" text,
	"last_access_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || lastname || ' ' || email || ' '
      || coalesce(identification, '') || ' ' || search_digits(identification) || ' ' || search_phone(phone, '57'))) STORED,
	CONSTRAINT "users_password_hash" CHECK (password_hash is null or password_hash like '$2%')
);--> statement-breakpoint
CREATE TABLE "wave_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"wave" integer,
	"outcome" text,
	"passed_why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wave_places_once" UNIQUE("plan_id","talent_id"),
	CONSTRAINT "wave_places_outcome" CHECK (outcome in ('CALLED', 'PASSED')),
	CONSTRAINT "wave_places_passed_why" CHECK (passed_why in ('CALLED_BEFORE', 'BOOKED', 'UNAVAILABLE')),
	CONSTRAINT "wave_places_turn" CHECK ((wave is null) = (outcome is null)),
	CONSTRAINT "wave_places_passed" CHECK ((passed_why is not null) = (coalesce(outcome, '') = 'PASSED'))
);--> statement-breakpoint
CREATE TABLE "wave_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocatory_id" uuid NOT NULL,
	"status" text DEFAULT 'RUNNING' NOT NULL,
	"size" integer NOT NULL,
	"hours" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"stopped_why" text,
	"started_by" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wave_plans_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "wave_plans_status" CHECK (status in ('RUNNING', 'PAUSED', 'STOPPED', 'DONE')),
	CONSTRAINT "wave_plans_stopped_why" CHECK (stopped_why in ('BY_HAND', 'CALL_ENDED', 'DEADLINE', 'AGENCY_CLOSED')),
	CONSTRAINT "wave_plans_stopped" CHECK ((status = 'STOPPED') = (stopped_why is not null)),
	CONSTRAINT "wave_plans_size" CHECK (size between 1 and 100),
	CONSTRAINT "wave_plans_hours" CHECK (hours between 1 and 168),
	CONSTRAINT "wave_plans_sent" CHECK ((sent = 0) = (sent_at is null))
);--> statement-breakpoint
CREATE TABLE "ways_home" (
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"note" text,
	"noted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ways_home_event_id_talent_id_day_pk" PRIMARY KEY("event_id","talent_id","day"),
	CONSTRAINT "ways_home_way" CHECK (way in ('PICKED_UP', 'OWN_VEHICLE', 'OTHER'))
);--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"audit_id" bigint,
	"happening" text NOT NULL,
	"entity_id" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"event_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"status_code" integer,
	"took_ms" integer,
	"failure" text,
	"answer" text,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" bigint,
	"refusals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK (state in ('WAITING', 'SENT', 'FAILED')),
	CONSTRAINT "webhook_deliveries_waits" CHECK ((state = 'WAITING') = (next_attempt_at is not null))
);--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"url" text NOT NULL,
	"happenings" text[] NOT NULL,
	"secret_encrypted" text NOT NULL,
	"former_secret_encrypted" text,
	"former_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone,
	"busy_until" timestamp with time zone,
	CONSTRAINT "webhooks_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "webhooks_url" CHECK (url ~ '^https?://' and length(url) <= 500),
	CONSTRAINT "webhooks_happenings" CHECK (cardinality(happenings) between 1 and 50)
);--> statement-breakpoint
CREATE TABLE "whatsapp_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "whatsapp_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone,
	"wished_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"own_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "withholding_brackets" (
	"from_uvt" integer PRIMARY KEY NOT NULL,
	"rate" numeric NOT NULL,
	"add_uvt" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "withholding_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"third_party" boolean NOT NULL,
	"code" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"issued_by" uuid,
	"ended_at" timestamp with time zone,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"numbered_by" text DEFAULT 'AGENCY' NOT NULL,
	CONSTRAINT "withholding_certificates_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "withholding_certificates_year" CHECK (year between 2020 and 2200),
	CONSTRAINT "withholding_certificates_numbered_by" CHECK (numbered_by in ('AGENCY', 'PLATFORM')),
	CONSTRAINT "withholding_certificates_platform" CHECK (numbered_by = 'AGENCY' or third_party),
	CONSTRAINT "withholding_certificates_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object')
);--> statement-breakpoint
CREATE TABLE "worker_heartbeats" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "academic_trainings" ADD CONSTRAINT "academic_trainings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_archives" ADD CONSTRAINT "agency_archives_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_archives" ADD CONSTRAINT "agency_archives_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_services" ADD CONSTRAINT "agency_services_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_services" ADD CONSTRAINT "agency_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_taxation_prices" ADD CONSTRAINT "agency_taxation_prices_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_taxation_prices" ADD CONSTRAINT "agency_taxation_prices_taxation_price_id_taxation_prices_id_fk" FOREIGN KEY ("taxation_price_id") REFERENCES "public"."taxation_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_texts" ADD CONSTRAINT "agency_texts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_users" ADD CONSTRAINT "agency_users_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_users" ADD CONSTRAINT "agency_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_person_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."agency_users"("agency_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_chain_fk" FOREIGN KEY ("chain","position") REFERENCES "public"."audit_chain"("chain","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_numbers" ADD CONSTRAINT "book_numbers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_days" ADD CONSTRAINT "calendar_days_convocated_id_convocateds_id_fk" FOREIGN KEY ("convocated_id") REFERENCES "public"."convocateds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_applications" ADD CONSTRAINT "call_applications_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_applications" ADD CONSTRAINT "call_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_applications" ADD CONSTRAINT "call_applications_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sheets" ADD CONSTRAINT "call_sheets_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_times" ADD CONSTRAINT "call_times_event_id_call_sheets_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."call_sheets"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_times" ADD CONSTRAINT "call_times_convocated_id_convocateds_id_fk" FOREIGN KEY ("convocated_id") REFERENCES "public"."convocateds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_payout_item_id_payout_items_id_fk" FOREIGN KEY ("payout_item_id") REFERENCES "public"."payout_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_treaty_file_id_files_id_fk" FOREIGN KEY ("treaty_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_contract_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_client" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_payments" ADD CONSTRAINT "client_payments_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services" ADD CONSTRAINT "client_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services" ADD CONSTRAINT "client_services_client" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_statements" ADD CONSTRAINT "client_statements_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_statements" ADD CONSTRAINT "client_statements_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_fk" FOREIGN KEY ("agency_id","merged_into_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_reminders" ADD CONSTRAINT "collection_reminders_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD CONSTRAINT "collection_settings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_proposed_by_user_id_users_id_fk" FOREIGN KEY ("proposed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_contract_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_clauses" ADD CONSTRAINT "contract_clauses_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_questions" ADD CONSTRAINT "contract_questions_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_act_id_contract_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."contract_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_mandate_id_signing_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."signing_mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_contract_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_application_state_id_states_id_fk" FOREIGN KEY ("application_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_said_yes_outside_to_users_id_fk" FOREIGN KEY ("said_yes_outside_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocateds" ADD CONSTRAINT "convocateds_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_event_personal_fk" FOREIGN KEY ("agency_id","event_personal_id") REFERENCES "public"."event_personals"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_document_types" ADD CONSTRAINT "country_document_types_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_document_types" ADD CONSTRAINT "country_document_types_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_photos" ADD CONSTRAINT "desk_photos_note_id_desk_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."desk_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_photos" ADD CONSTRAINT "desk_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_seals" ADD CONSTRAINT "document_seals_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_seals" ADD CONSTRAINT "document_seals_certificate_id_seal_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."seal_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_collections" ADD CONSTRAINT "event_collections_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_directories" ADD CONSTRAINT "event_directories_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_directories" ADD CONSTRAINT "event_directories_place_directory_id_place_directories_id_fk" FOREIGN KEY ("place_directory_id") REFERENCES "public"."place_directories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_directories" ADD CONSTRAINT "event_directories_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_finance_notes" ADD CONSTRAINT "event_finance_notes_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_personals" ADD CONSTRAINT "event_personals_quotation_line_id_quotation_lines_id_fk" FOREIGN KEY ("quotation_line_id") REFERENCES "public"."quotation_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_personals" ADD CONSTRAINT "event_personals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_personals" ADD CONSTRAINT "event_personals_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_place_directory_id_place_directories_id_fk" FOREIGN KEY ("place_directory_id") REFERENCES "public"."place_directories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_advance_file_id_files_id_fk" FOREIGN KEY ("advance_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_directory_fk" FOREIGN KEY ("agency_id","event_directory_id") REFERENCES "public"."event_directories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_final_client_fk" FOREIGN KEY ("agency_id","final_client_id") REFERENCES "public"."final_clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_clients" ADD CONSTRAINT "final_clients_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_clients" ADD CONSTRAINT "final_clients_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_choices" ADD CONSTRAINT "inbox_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notices" ADD CONSTRAINT "inbox_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notices" ADD CONSTRAINT "inbox_notices_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_scopes" ADD CONSTRAINT "inbox_scopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_accounts" ADD CONSTRAINT "journal_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_representatives" ADD CONSTRAINT "legal_representatives_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_representatives" ADD CONSTRAINT "legal_representatives_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_link_token_id_link_tokens_id_fk" FOREIGN KEY ("link_token_id") REFERENCES "public"."link_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD CONSTRAINT "mobile_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD CONSTRAINT "mobile_tokens_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_payment_fk" FOREIGN KEY ("agency_id","payment_id") REFERENCES "public"."claim_payments"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_source_account_id_payer_accounts_id_fk" FOREIGN KEY ("source_account_id") REFERENCES "public"."payer_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_exported_by_users_id_fk" FOREIGN KEY ("exported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_cancel_asked_by_users_id_fk" FOREIGN KEY ("cancel_asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_claim_account_id_claim_accounts_id_fk" FOREIGN KEY ("claim_account_id") REFERENCES "public"."claim_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_photo_id_talent_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."talent_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_from_state_id_states_id_fk" FOREIGN KEY ("from_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_to_state_id_states_id_fk" FOREIGN KEY ("to_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_reject_reason_id_photo_reject_reasons_id_fk" FOREIGN KEY ("reject_reason_id") REFERENCES "public"."photo_reject_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD CONSTRAINT "platform_transportations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_user_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."user_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_mobile_token_id_mobile_tokens_id_fk" FOREIGN KEY ("mobile_token_id") REFERENCES "public"."mobile_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_documents" ADD CONSTRAINT "quotation_documents_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line_genders" ADD CONSTRAINT "quotation_line_genders_quotation_line_id_quotation_lines_id_fk" FOREIGN KEY ("quotation_line_id") REFERENCES "public"."quotation_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_quotation" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_templates" ADD CONSTRAINT "quotation_templates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_previous_fk" FOREIGN KEY ("agency_id","previous_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_changes" ADD CONSTRAINT "recent_changes_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_changes" ADD CONSTRAINT "recent_changes_call_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_grants" ADD CONSTRAINT "ride_grants_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_grants" ADD CONSTRAINT "ride_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_grants" ADD CONSTRAINT "ride_grants_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_passengers" ADD CONSTRAINT "ride_passengers_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_passengers" ADD CONSTRAINT "ride_passengers_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_rules" ADD CONSTRAINT "ride_rules_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD CONSTRAINT "ride_stops_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD CONSTRAINT "ride_stops_place_id_talent_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."talent_places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_stops" ADD CONSTRAINT "ride_stops_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_cancel_asked_by_users_id_fk" FOREIGN KEY ("cancel_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_talents" ADD CONSTRAINT "search_alert_talents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_talents" ADD CONSTRAINT "search_alert_talents_alert" FOREIGN KEY ("search_id","user_id") REFERENCES "public"."search_alerts"("search_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_uses" ADD CONSTRAINT "search_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_marks" ADD CONSTRAINT "showcase_marks_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_marks" ADD CONSTRAINT "showcase_marks_round_fk" FOREIGN KEY ("agency_id","round_id") REFERENCES "public"."showcase_rounds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_marks" ADD CONSTRAINT "showcase_marks_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_rounds" ADD CONSTRAINT "showcase_rounds_viewer_fk" FOREIGN KEY ("agency_id","viewer_id") REFERENCES "public"."showcase_viewers"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_viewers" ADD CONSTRAINT "showcase_viewers_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_confirmation_id_link_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."link_confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_mandates" ADD CONSTRAINT "signing_mandates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_mandates" ADD CONSTRAINT "signing_mandates_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_mandates" ADD CONSTRAINT "signing_mandates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_area_id_skill_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."skill_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_authorizations" ADD CONSTRAINT "support_authorizations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_authorizations" ADD CONSTRAINT "support_authorizations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_authorization_id_support_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."support_authorizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_xml_file_id_files_id_fk" FOREIGN KEY ("xml_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_adjusts_fk" FOREIGN KEY ("agency_id","adjusts_id") REFERENCES "public"."support_documents"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_note_series" ADD CONSTRAINT "support_note_series_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_yeses" ADD CONSTRAINT "taken_yeses_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" ADD CONSTRAINT "talent_bank_accounts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" ADD CONSTRAINT "talent_bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_blocked_days" ADD CONSTRAINT "talent_blocked_days_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bookings" ADD CONSTRAINT "talent_bookings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bookings" ADD CONSTRAINT "talent_bookings_convocated_id_convocateds_id_fk" FOREIGN KEY ("convocated_id") REFERENCES "public"."convocateds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_consents" ADD CONSTRAINT "talent_consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_contributions" ADD CONSTRAINT "talent_contributions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_contributions" ADD CONSTRAINT "talent_contributions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_experiences" ADD CONSTRAINT "talent_experiences_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_experiences" ADD CONSTRAINT "talent_experiences_area_id_skill_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."skill_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_guardians" ADD CONSTRAINT "talent_guardians_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_guardians" ADD CONSTRAINT "talent_guardians_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_message_settings" ADD CONSTRAINT "talent_message_settings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_papers" ADD CONSTRAINT "talent_papers_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_papers" ADD CONSTRAINT "talent_papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_reject_reason_id_photo_reject_reasons_id_fk" FOREIGN KEY ("reject_reason_id") REFERENCES "public"."photo_reject_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_leased_by_users_id_fk" FOREIGN KEY ("leased_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_places" ADD CONSTRAINT "talent_places_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD CONSTRAINT "talent_ratings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD CONSTRAINT "talent_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD CONSTRAINT "talent_ratings_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD CONSTRAINT "talent_reductions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD CONSTRAINT "talent_reductions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD CONSTRAINT "talent_reductions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_area_id_skill_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."skill_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tags" ADD CONSTRAINT "talent_tags_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tags" ADD CONSTRAINT "talent_tags_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tax_data" ADD CONSTRAINT "talent_tax_data_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_residence_city_id_cities_id_fk" FOREIGN KEY ("residence_city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_photo_state_id_states_id_fk" FOREIGN KEY ("photo_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_brought_by_agency_id_agencies_id_fk" FOREIGN KEY ("brought_by_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_exclusive_agency_id_agencies_id_fk" FOREIGN KEY ("exclusive_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_units" ADD CONSTRAINT "tax_units_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD CONSTRAINT "taxation_prices_taxation_id_taxations_id_fk" FOREIGN KEY ("taxation_id") REFERENCES "public"."taxations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD CONSTRAINT "taxation_prices_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxations" ADD CONSTRAINT "taxations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_payouts" ADD CONSTRAINT "third_party_payouts_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_payouts" ADD CONSTRAINT "third_party_payouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_payouts" ADD CONSTRAINT "third_party_payouts_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_transportations" ADD CONSTRAINT "user_transportations_platform_transportation_id_platform_transportations_id_fk" FOREIGN KEY ("platform_transportation_id") REFERENCES "public"."platform_transportations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_transportations" ADD CONSTRAINT "user_transportations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_places" ADD CONSTRAINT "wave_places_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_places" ADD CONSTRAINT "wave_places_plan_fk" FOREIGN KEY ("agency_id","plan_id") REFERENCES "public"."wave_plans"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_plans" ADD CONSTRAINT "wave_plans_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wave_plans" ADD CONSTRAINT "wave_plans_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ways_home" ADD CONSTRAINT "ways_home_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ways_home" ADD CONSTRAINT "ways_home_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ways_home" ADD CONSTRAINT "ways_home_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("agency_id","webhook_id") REFERENCES "public"."webhooks"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "academic_trainings_talent" ON "academic_trainings" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_identification" ON "agencies" USING btree ("document_type_id","identification");--> statement-breakpoint
CREATE INDEX "agencies_state" ON "agencies" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "agency_archives_newest" ON "agency_archives" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agency_archives_asked_by" ON "agency_archives" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "agency_archives_due" ON "agency_archives" USING btree ("expires_at") WHERE state = 'READY';--> statement-breakpoint
CREATE UNIQUE INDEX "agency_archives_one" ON "agency_archives" USING btree ("agency_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "agency_invitations_open" ON "agency_invitations" USING btree ("agency_id",lower(email)) WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "agency_users_user" ON "agency_users" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_users_owner" ON "agency_users" USING btree ("agency_id") WHERE role = 'OWNER' and deactivated_at is null;--> statement-breakpoint
CREATE INDEX "analytics_entries_subject" ON "analytics_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "analytics_entries_key" ON "analytics_entries" USING btree ("agency_id","measure","key","month","id");--> statement-breakpoint
CREATE INDEX "analytics_entries_rows" ON "analytics_entries" USING btree ("agency_id","measure","month","id");--> statement-breakpoint
CREATE INDEX "analytics_entries_all" ON "analytics_entries" USING btree ("measure","month","id");--> statement-breakpoint
CREATE INDEX "analytics_months_all" ON "analytics_months" USING btree ("measure","month") WHERE count <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_secret" ON "api_keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_living" ON "api_keys" USING btree ("agency_id","created_at") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "attendance_marks_event" ON "attendance_marks" USING btree ("event_id","day");--> statement-breakpoint
CREATE INDEX "attendance_marks_convocated" ON "attendance_marks" USING btree ("convocated_id","day");--> statement-breakpoint
CREATE INDEX "attendance_marks_talent" ON "attendance_marks" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "audit_entries_row" ON "audit_entries" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_agency" ON "audit_entries" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_event" ON "audit_entries" USING btree ((detail->>'eventId'),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_talent" ON "calendar_feeds" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_event" ON "calendar_feeds" USING btree ("agency_id","event_id") WHERE event_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_person" ON "calendar_feeds" USING btree ("user_id","agency_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "call_applications_event" ON "call_applications" USING btree ("event_id","status");--> statement-breakpoint
CREATE INDEX "call_applications_talent" ON "call_applications" USING btree ("talent_id","applied_at");--> statement-breakpoint
CREATE INDEX "call_times_convocated" ON "call_times" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "claim_accounts_claim" ON "claim_accounts" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_accounts_talent" ON "claim_accounts" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "claim_payments_claim" ON "claim_payments" USING btree ("agency_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_payments_day" ON "claim_payments" USING btree ("agency_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "claim_payments_decided" ON "claim_payments" USING btree ("agency_id","decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "claim_payments_talent" ON "claim_payments" USING btree ("talent_id","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_payments_item" ON "claim_payments" USING btree ("payout_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_versions_once" ON "claim_versions" USING btree ("claim_id","version");--> statement-breakpoint
CREATE INDEX "claim_versions_talent" ON "claim_versions" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "claims_by_contract" ON "claims" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "claims_by_payout_batch" ON "claims" USING btree ("payout_batch_id") WHERE payout_batch_id is not null;--> statement-breakpoint
CREATE INDEX "claims_by_talent" ON "claims" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "claims_by_event" ON "claims" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("convocated_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_code" ON "claims" USING btree ("agency_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_number" ON "claims" USING btree ("talent_id","number") WHERE not numbered_by_agency;--> statement-breakpoint
CREATE INDEX "claims_by_number" ON "claims" USING btree ("agency_id","number");--> statement-breakpoint
CREATE INDEX "claims_to_review" ON "claims" USING btree ("agency_id","event_id") WHERE status = 'SENT';--> statement-breakpoint
CREATE INDEX "claims_to_pay" ON "claims" USING btree ("agency_id","approved_at","id") WHERE status = 'APPROVED' and not third_party;--> statement-breakpoint
CREATE INDEX "claims_list" ON "claims" USING btree ("agency_id","status","sent_at","id");--> statement-breakpoint
CREATE INDEX "claims_list_all" ON "claims" USING btree ("agency_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "claims_of_talent" ON "claims" USING btree ("agency_id","talent_id","approved_at");--> statement-breakpoint
CREATE INDEX "claims_approved" ON "claims" USING btree ("agency_id","approved_at") WHERE status in ('APPROVED', 'PAID');--> statement-breakpoint
CREATE INDEX "claims_list_price" ON "claims" USING btree ("agency_id","price","id");--> statement-breakpoint
CREATE INDEX "claims_platform" ON "claims" USING btree ("status",coalesce(approved_at, sent_at),"id") WHERE third_party;--> statement-breakpoint
CREATE INDEX "claims_platform_all" ON "claims" USING btree (coalesce(approved_at, sent_at),"id") WHERE third_party;--> statement-breakpoint
CREATE INDEX "client_contacts_by_name" ON "client_contacts" USING btree ("agency_id","client_id","name");--> statement-breakpoint
CREATE INDEX "client_contacts_doubtful" ON "client_contacts" USING btree ("id") WHERE not (surely_phone(phone, dialing_code) and surely_email(email));--> statement-breakpoint
CREATE INDEX "client_notes_latest" ON "client_notes" USING btree ("agency_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "client_payments_event" ON "client_payments" USING btree ("agency_id","event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_payments_received" ON "client_payments" USING btree ("agency_id","paid_on") WHERE state = 'RECEIVED';--> statement-breakpoint
CREATE INDEX "client_payments_of_reported" ON "client_payments" USING btree ("agency_id","event_id") WHERE state = 'REPORTED';--> statement-breakpoint
CREATE INDEX "client_payments_reported" ON "client_payments" USING btree ("agency_id","created_at") WHERE state = 'REPORTED';--> statement-breakpoint
CREATE INDEX "client_statements_by_client" ON "client_statements" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_statements_code" ON "client_statements" USING btree ("agency_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "client_statements_once" ON "client_statements" USING btree ("client_id","content_hash") WHERE event_id is null;--> statement-breakpoint
CREATE INDEX "clients_state" ON "clients" USING btree ("agency_id","state_id","name");--> statement-breakpoint
CREATE INDEX "clients_doubtful" ON "clients" USING btree ("id") WHERE not (surely_phone(phone, dialing_code) and surely_phone(phone_producer, dialing_code) and surely_identity(document_type_id, identification) and surely_email(email_producer));--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("agency_id",(name collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "clients_by_age" ON "clients" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_identification" ON "clients" USING btree ("agency_id","identification");--> statement-breakpoint
CREATE INDEX "clients_merged" ON "clients" USING btree ("agency_id","merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_months_in_force" ON "closed_months" USING btree ("agency_id","month") WHERE reopened_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_reminders_once" ON "collection_reminders" USING btree ("event_id","due_on","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_acts_number" ON "contract_acts" USING btree ("contract_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_acts_open" ON "contract_acts" USING btree ("contract_id") WHERE ended_at is null and (talent_signed_at is null or agency_signed_at is null);--> statement-breakpoint
CREATE INDEX "contract_acts_event" ON "contract_acts" USING btree ("agency_id","event_id");--> statement-breakpoint
CREATE INDEX "contract_acts_talent" ON "contract_acts" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "contract_consents_by_talent" ON "contract_consents" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_consents_once" ON "contract_consents" USING btree ("event_id","talent_id","kind");--> statement-breakpoint
CREATE INDEX "contract_documents_by_contract" ON "contract_documents" USING btree ("contract_id") WHERE contract_id is not null;--> statement-breakpoint
CREATE INDEX "contract_documents_by_talent" ON "contract_documents" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_documents_once" ON "contract_documents" USING btree ("event_id","talent_id","kind");--> statement-breakpoint
CREATE INDEX "contract_questions_thread" ON "contract_questions" USING btree ("event_id","talent_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_questions_talent" ON "contract_questions" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "contract_questions_agency" ON "contract_questions" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_signatures_by_act" ON "contract_signatures" USING btree ("act_id") WHERE act_id is not null;--> statement-breakpoint
CREATE INDEX "contract_signatures_by_mandate" ON "contract_signatures" USING btree ("mandate_id") WHERE mandate_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_signatures_once" ON "contract_signatures" USING btree (coalesce(act_id, contract_id),(role = 'AGENCY'));--> statement-breakpoint
CREATE INDEX "contract_signatures_contract" ON "contract_signatures" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_signatures_talent" ON "contract_signatures" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "contracts_by_convocated" ON "contracts" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "contracts_by_event" ON "contracts" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE INDEX "contracts_by_talent" ON "contracts" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_once" ON "contracts" USING btree ("event_id","talent_id") WHERE voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_convocated" ON "contracts" USING btree ("convocated_id") WHERE voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_code" ON "contracts" USING btree ("agency_id",coalesce(year, 0),"code");--> statement-breakpoint
CREATE INDEX "contracts_signed_by_talent" ON "contracts" USING btree ("agency_id","signed_at") WHERE agency_signed_at is null and voided_at is null;--> statement-breakpoint
CREATE INDEX "contracts_to_sign" ON "contracts" USING btree ("agency_id","event_id") WHERE agency_signed_at is null and voided_at is null;--> statement-breakpoint
CREATE INDEX "convocateds_event" ON "convocateds" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE INDEX "convocateds_withdrawn" ON "convocateds" USING btree ("agency_id","event_id") WHERE application_state_id = 1817;--> statement-breakpoint
CREATE INDEX "convocateds_talent" ON "convocateds" USING btree ("talent_id","state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "convocateds_shown_once" ON "convocateds" USING btree ("event_id","talent_id") WHERE shown_at is not null;--> statement-breakpoint
CREATE INDEX "convocateds_disowned" ON "convocateds" USING btree ("disowned_at") WHERE disowned_at is not null;--> statement-breakpoint
CREATE INDEX "convocatories_by_event_personal" ON "convocatories" USING btree ("event_personal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "convocatories_code" ON "convocatories" USING btree ("agency_id","code");--> statement-breakpoint
CREATE INDEX "convocatories_event" ON "convocatories" USING btree ("event_id","state_id");--> statement-breakpoint
CREATE INDEX "convocatories_opened" ON "convocatories" USING btree ("city_id","start_date") WHERE opened_at is not null and state_id = 41;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "data_requests_answered" ON "data_requests" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "data_requests_talent" ON "data_requests" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "data_requests_answered_by" ON "data_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "desk_notes_by_convocated" ON "desk_notes" USING btree ("convocated_id") WHERE convocated_id is not null;--> statement-breakpoint
CREATE INDEX "desk_notes_event" ON "desk_notes" USING btree ("event_id","pressed_at");--> statement-breakpoint
CREATE INDEX "desk_notes_talent" ON "desk_notes" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "desk_photos_note" ON "desk_photos" USING btree ("note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_codes_document" ON "document_codes" USING btree ("kind","document_id");--> statement-breakpoint
CREATE INDEX "document_seals_by_file" ON "document_seals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "document_seals_sha256" ON "document_seals" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "document_seals_document" ON "document_seals" USING btree ("kind","document_id");--> statement-breakpoint
CREATE INDEX "event_collections_agency" ON "event_collections" USING btree ("agency_id","invoiced_on");--> statement-breakpoint
CREATE INDEX "event_costs_list" ON "event_costs" USING btree ("agency_id","event_id","spent_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_costs_source" ON "event_costs" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "event_directories_by_place_directory" ON "event_directories" USING btree ("place_directory_id") WHERE place_directory_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_finance_notes_once" ON "event_finance_notes" USING btree ("agency_id","event_id","line");--> statement-breakpoint
CREATE INDEX "event_personals_by_quotation_line" ON "event_personals" USING btree ("quotation_line_id") WHERE quotation_line_id is not null;--> statement-breakpoint
CREATE INDEX "event_personals_event" ON "event_personals" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_places_by_place_directory" ON "event_places" USING btree ("place_directory_id");--> statement-breakpoint
CREATE INDEX "event_places_event" ON "event_places" USING btree ("event_id","start_date");--> statement-breakpoint
CREATE INDEX "events_by_event_directory" ON "events" USING btree ("event_directory_id") WHERE event_directory_id is not null;--> statement-breakpoint
CREATE INDEX "events_by_final_client" ON "events" USING btree ("final_client_id") WHERE final_client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "events_quotation" ON "events" USING btree ("quotation_id");--> statement-breakpoint
CREATE INDEX "events_list" ON "events" USING btree ("agency_id","state_id","start_date","id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("agency_id","start_date","id");--> statement-breakpoint
CREATE INDEX "events_by_name" ON "events" USING btree ("agency_id",(name collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "events_by_code" ON "events" USING btree ("agency_id",coalesce(code, 0),"id");--> statement-breakpoint
CREATE INDEX "events_by_client" ON "events" USING btree ("agency_id",(coalesce(name_client, '') collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "events_open" ON "events" USING btree ("agency_id","start_date","id") WHERE state_id in (33, 34, 35);--> statement-breakpoint
CREATE INDEX "events_collected" ON "events" USING btree ("start_date","id") WHERE tercero;--> statement-breakpoint
CREATE INDEX "events_closing" ON "events" USING btree ("end_date","state_id");--> statement-breakpoint
CREATE INDEX "events_advance" ON "events" USING btree ("agency_id","advance_asked_at","id") WHERE advance_asked_at is not null and not valid_advance;--> statement-breakpoint
CREATE INDEX "events_advance_paid" ON "events" USING btree ("agency_id","advance_paid_at") WHERE valid_advance;--> statement-breakpoint
CREATE INDEX "events_client" ON "events" USING btree ("agency_id","client_id","start_date","id");--> statement-breakpoint
CREATE INDEX "files_agency" ON "files" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "files_talent" ON "files" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "files_event" ON "files" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "final_clients_client" ON "final_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "idempotency_records_expiry" ON "idempotency_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "imports_list" ON "imports" USING btree ("agency_id","kind","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_notices_once" ON "inbox_notices" USING btree ("user_id","audit_id");--> statement-breakpoint
CREATE INDEX "inbox_notices_newest" ON "inbox_notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "inbox_notices_unread" ON "inbox_notices" USING btree ("user_id") WHERE read_at is null and is_shown;--> statement-breakpoint
CREATE INDEX "inbox_notices_due" ON "inbox_notices" USING btree ("user_id") WHERE mail_due or push_due;--> statement-breakpoint
CREATE INDEX "inbox_notices_daily" ON "inbox_notices" USING btree ("at") WHERE daily_due;--> statement-breakpoint
CREATE INDEX "inbox_notices_kept" ON "inbox_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "inbox_notices_agency" ON "inbox_notices" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "legal_representatives_agency" ON "legal_representatives" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "letters_client" ON "letters" USING btree ("agency_id","client_id");--> statement-breakpoint
CREATE INDEX "letters_event" ON "letters" USING btree ("agency_id","event_id");--> statement-breakpoint
CREATE INDEX "letters_author" ON "letters" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "link_codes_link" ON "link_codes" USING btree ("link_token_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_confirmations_secret" ON "link_confirmations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "link_tokens_by_convocated" ON "link_tokens" USING btree ("convocated_id") WHERE convocated_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_convocatory" ON "link_tokens" USING btree ("convocatory_id") WHERE convocatory_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_talent" ON "link_tokens" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "link_tokens_hash" ON "link_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "link_tokens_event" ON "link_tokens" USING btree ("event_id","talent_id","purpose");--> statement-breakpoint
CREATE INDEX "link_tokens_user" ON "link_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "link_tokens_client" ON "link_tokens" USING btree ("client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_quotation" ON "link_tokens" USING btree ("quotation_id") WHERE quotation_id is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_viewer" ON "link_tokens" USING btree ("viewer_id") WHERE viewer_id is not null;--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_agency" ON "messages" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_talent" ON "messages" USING btree ("talent_id","created_at","id") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","created_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "messages_client" ON "messages" USING btree ("agency_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "messages_event" ON "messages" USING btree ("agency_id","event_id","created_at","id") WHERE event_id is not null;--> statement-breakpoint
CREATE INDEX "messages_by_hand" ON "messages" USING btree ("sent_by") WHERE sent_by is not null;--> statement-breakpoint
CREATE INDEX "messages_quotation" ON "messages" USING btree ((payload ->> 'quotationId')) WHERE payload ->> 'quotationId' is not null;--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ((payload ->> 'userId')) WHERE payload ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("status") WHERE status in ('QUEUED', 'FAILED');--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider" ON "messages" USING btree ("channel","provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_tokens_hash" ON "mobile_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mobile_tokens_user" ON "mobile_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mobile_tokens_talent" ON "mobile_tokens" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "payer_accounts_payer" ON "payer_accounts" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payer_accounts_default" ON "payer_accounts" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipts_once" ON "payment_receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_of_talent" ON "payment_receipts" USING btree ("talent_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_number" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"number");--> statement-breakpoint
CREATE INDEX "payout_batches_list" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"state","created_at","id");--> statement-breakpoint
CREATE INDEX "payout_batches_list_all" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"created_at","id");--> statement-breakpoint
CREATE INDEX "payout_batches_open" ON "payout_batches" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"created_at","id") WHERE closed_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "payout_batches_source" ON "payout_batches" USING btree ("source_account_id");--> statement-breakpoint
CREATE INDEX "payout_items_by_claim_account" ON "payout_items" USING btree ("claim_account_id") WHERE claim_account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_items_open" ON "payout_items" USING btree ("claim_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_items_once" ON "payout_items" USING btree ("batch_id","claim_id");--> statement-breakpoint
CREATE INDEX "payout_items_claim" ON "payout_items" USING btree ("agency_id","claim_id");--> statement-breakpoint
CREATE INDEX "payout_items_talent" ON "payout_items" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "photo_decisions_newest" ON "photo_decisions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "photo_decisions_photo" ON "photo_decisions" USING btree ("photo_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_decisions_talent" ON "photo_decisions" USING btree ("talent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photo_decisions_reviewer" ON "photo_decisions" USING btree ("reviewer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photo_decisions_untold" ON "photo_decisions" USING btree ("talent_id") WHERE told_at is null and undone_at is null;--> statement-breakpoint
CREATE INDEX "place_directories_city" ON "place_directories" USING btree ("city_id","agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_directories_once" ON "place_directories" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"city_id",lower(name),coalesce(lower(address), ''));--> statement-breakpoint
CREATE INDEX "platform_transportations_city" ON "platform_transportations" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_talent" ON "push_subscriptions" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_tokens_talent" ON "push_tokens" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "push_tokens_mobile" ON "push_tokens" USING btree ("mobile_token_id");--> statement-breakpoint
CREATE INDEX "quotation_answers_quotation" ON "quotation_answers" USING btree ("quotation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_answers_final" ON "quotation_answers" USING btree ("quotation_id") WHERE answer <> 'CHANGE_REQUESTED';--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_code" ON "quotations" USING btree ("agency_id","code","version") WHERE code is not null;--> statement-breakpoint
CREATE INDEX "quotations_of_all" ON "quotations" USING btree ("code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_newest" ON "quotations" USING btree ("agency_id","code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_list" ON "quotations" USING btree ("agency_id","state_id","code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_client" ON "quotations" USING btree ("agency_id","client_id","code_order","version","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_waiting" ON "quotations" USING btree ("agency_id","valid_until","id") WHERE state_id = 62;--> statement-breakpoint
CREATE INDEX "quotations_voided" ON "quotations" USING btree ("agency_id","code_order","version","updated_at","id") WHERE voided_at is not null;--> statement-breakpoint
CREATE INDEX "quotations_superseded" ON "quotations" USING btree ("agency_id","code_order","version","updated_at","id") WHERE superseded_at is not null;--> statement-breakpoint
CREATE INDEX "quotations_by_client" ON "quotations" USING btree ("agency_id",(name_client is null),(coalesce(name_client, '') collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quotations_by_event" ON "quotations" USING btree ("agency_id",(name_event collate "es-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quotations_by_date" ON "quotations" USING btree ("agency_id","start_date","id");--> statement-breakpoint
CREATE INDEX "quotations_by_total" ON "quotations" USING btree ("agency_id","total_pesos","id");--> statement-breakpoint
CREATE INDEX "quotations_by_opening" ON "quotations" USING btree ("agency_id",coalesce(last_opened_at, '-infinity'),"updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_by_change" ON "quotations" USING btree ("agency_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "quotations_since" ON "quotations" USING btree ("agency_id",greatest(sent_at, accepted_at, rejected_at, valid_until));--> statement-breakpoint
CREATE INDEX "quotations_last_of_client" ON "quotations" USING btree ("agency_id","client_id",coalesce(sent_at, created_at)) WHERE voided_at is null and superseded_at is null;--> statement-breakpoint
CREATE INDEX "quotations_bought" ON "quotations" USING btree ("agency_id","client_id","accepted_at") WHERE accepted_at is not null and voided_at is null and superseded_at is null;--> statement-breakpoint
CREATE INDEX "quotations_running_out" ON "quotations" USING btree ("valid_until") WHERE state_id = 62;--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_next_version" ON "quotations" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "recent_changes_event" ON "recent_changes" USING btree ("agency_id","event_id","changed_at");--> statement-breakpoint
CREATE INDEX "recent_changes_call" ON "recent_changes" USING btree ("agency_id","convocatory_id");--> statement-breakpoint
CREATE INDEX "recent_changes_at" ON "recent_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_holds_once" ON "retention_holds" USING btree ("subject","subject_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "ride_grants_talent" ON "ride_grants" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "ride_passengers_event" ON "ride_passengers" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE INDEX "ride_passengers_talent" ON "ride_passengers" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "ride_stops_talent" ON "ride_stops" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "ride_stops_place" ON "ride_stops" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "rides_by_convocatory" ON "rides" USING btree ("convocatory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rides_open" ON "rides" USING btree ("event_id","talent_id") WHERE ended_at is null and scheduled_for is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_ahead" ON "rides" USING btree ("event_id","talent_id","direction","scheduled_for") WHERE ended_at is null and scheduled_for is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_journey" ON "rides" USING btree ("platform","journey_id");--> statement-breakpoint
CREATE INDEX "rides_created" ON "rides" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rides_over" ON "rides" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "rides_in_course" ON "rides" USING btree ("looked_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "rides_event" ON "rides" USING btree ("agency_id","event_id","created_at");--> statement-breakpoint
CREATE INDEX "rides_talent" ON "rides" USING btree ("talent_id","created_at");--> statement-breakpoint
CREATE INDEX "rides_agency" ON "rides" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_agency" ON "saved_searches" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seal_certificates_one_of_ours" ON "seal_certificates" USING btree ((true)) WHERE private_key_encrypted is not null;--> statement-breakpoint
CREATE INDEX "search_alert_talents_talent" ON "search_alert_talents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "search_alert_talents_digest" ON "search_alert_talents" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "search_alerts_due" ON "search_alerts" USING btree ("frequency","ran_at");--> statement-breakpoint
CREATE INDEX "search_alerts_user" ON "search_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_uses_latest" ON "search_uses" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "showcase_marks_by_convocated" ON "showcase_marks" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "showcase_marks_by_talent" ON "showcase_marks" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_rounds_open" ON "showcase_rounds" USING btree ("viewer_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "showcase_viewers_event" ON "showcase_viewers" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_viewers_once" ON "showcase_viewers" USING btree ("event_id",lower(email)) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "signing_codes_by_talent" ON "signing_codes" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "signing_codes_scope" ON "signing_codes" USING btree ("scope_id","created_at");--> statement-breakpoint
CREATE INDEX "signing_codes_expiry" ON "signing_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signing_codes_by_confirmation" ON "signing_codes" USING btree ("confirmation_id") WHERE confirmation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_mandates_living" ON "signing_mandates" USING btree ("agency_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "simulated_journeys_reference" ON "simulated_journeys" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "states_list" ON "states" USING btree ("list");--> statement-breakpoint
CREATE INDEX "support_authorizations_list" ON "support_authorizations" USING btree ("agency_id","valid_to");--> statement-breakpoint
CREATE INDEX "support_documents_by_authorization" ON "support_documents" USING btree ("authorization_id") WHERE authorization_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_number" ON "support_documents" USING btree ("agency_id","kind","prefix","number") WHERE not third_party;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_platform_number" ON "support_documents" USING btree ("kind","prefix","number") WHERE third_party;--> statement-breakpoint
CREATE INDEX "support_documents_platform_list" ON "support_documents" USING btree ("issued_at","id") WHERE third_party;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_of_claim" ON "support_documents" USING btree ("claim_id") WHERE kind = 'DOCUMENT' and withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_adjusted" ON "support_documents" USING btree ("adjusts_id");--> statement-breakpoint
CREATE INDEX "support_documents_claim" ON "support_documents" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "support_documents_talent" ON "support_documents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "support_documents_list" ON "support_documents" USING btree ("agency_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "support_documents_waiting" ON "support_documents" USING btree ("state","issued_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" USING btree ("created_at","id") WHERE state <> 'ANSWERED';--> statement-breakpoint
CREATE INDEX "support_requests_answered" ON "support_requests" USING btree ("answered_at","id") WHERE state = 'ANSWERED';--> statement-breakpoint
CREATE INDEX "support_requests_agency" ON "support_requests" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_requests_event" ON "support_requests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "support_requests_taken_by" ON "support_requests" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "support_requests_answered_by" ON "support_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "taken_yeses_at" ON "taken_yeses" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "talent_blocked_days_talent" ON "talent_blocked_days" USING btree ("talent_id","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_bookings_convocated" ON "talent_bookings" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "talent_bookings_talent" ON "talent_bookings" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_consents_living" ON "talent_consents" USING btree ("talent_id","purpose") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "talent_consents_talent" ON "talent_consents" USING btree ("talent_id","given_at");--> statement-breakpoint
CREATE INDEX "talent_contributions_by_file" ON "talent_contributions" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_contributions_once" ON "talent_contributions" USING btree ("talent_id","period");--> statement-breakpoint
CREATE INDEX "talent_experiences_talent" ON "talent_experiences" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_invitations_list" ON "talent_invitations" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_invitations_open" ON "talent_invitations" USING btree ("agency_id",lower(email)) WHERE registered_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "talent_invitations_talent" ON "talent_invitations" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "talent_notes_talent" ON "talent_notes" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_notes_user" ON "talent_notes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_papers_current" ON "talent_papers" USING btree ("talent_id","kind") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "talent_papers_versions" ON "talent_papers" USING btree ("talent_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "talent_photos_by_file" ON "talent_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "talent_photos_talent" ON "talent_photos" USING btree ("talent_id","type","state_id","position");--> statement-breakpoint
CREATE INDEX "talent_photos_queue" ON "talent_photos" USING btree ("state_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_places_once" ON "talent_places" USING btree ("talent_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "talent_profiles_main" ON "talent_profiles" USING btree ("talent_id") WHERE main;--> statement-breakpoint
CREATE INDEX "talent_profiles_profile" ON "talent_profiles" USING btree ("profile_id","talent_id");--> statement-breakpoint
CREATE INDEX "talent_ratings_by_convocated" ON "talent_ratings" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "talent_ratings_by_talent" ON "talent_ratings" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_ratings_holds" ON "talent_ratings" USING btree ("convocated_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "talent_ratings_talent" ON "talent_ratings" USING btree ("talent_id","agency_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "talent_ratings_event" ON "talent_ratings" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "talent_ratings_user" ON "talent_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talent_reductions_by_talent" ON "talent_reductions" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_reductions_current" ON "talent_reductions" USING btree ("talent_id","agency_id","year","kind") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "talent_skills_by_skill" ON "talent_skills" USING btree ("skill_id") WHERE skill_id is not null;--> statement-breakpoint
CREATE INDEX "talent_skills_talent" ON "talent_skills" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_tags_tag" ON "talent_tags" USING btree ("agency_id","tag","talent_id");--> statement-breakpoint
CREATE INDEX "talent_tags_talent" ON "talent_tags" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_words_alike" ON "talent_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "talents_email" ON "talents" USING btree (lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX "talents_identification" ON "talents" USING btree ("document_type_id","identification");--> statement-breakpoint
CREATE INDEX "talents_number" ON "talents" USING btree (regexp_replace(dialing_code || phone, '\D', '', 'g')) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "talents_list" ON "talents" USING btree ("state_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talents_newest" ON "talents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "talents_riders" ON "talents" USING btree ("created_at","id") WHERE may_order_rides;--> statement-breakpoint
CREATE INDEX "talents_found_anew" ON "talents" USING btree ("found_anew_at","id");--> statement-breakpoint
CREATE INDEX "talents_city" ON "talents" USING btree ("residence_city_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talents_fit" ON "talents" USING btree ("residence_city_id","gender","height");--> statement-breakpoint
CREATE INDEX "talents_terms" ON "talents" USING gin ("search_terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "talents_doubtful" ON "talents" USING btree ("id") WHERE erased_at is null and not (surely_phone(phone, dialing_code) and surely_identity(document_type_id, identification) and surely_email(email));--> statement-breakpoint
CREATE INDEX "talents_birthdate" ON "talents" USING btree ("birthdate");--> statement-breakpoint
CREATE INDEX "talents_height" ON "talents" USING btree ("height");--> statement-breakpoint
CREATE INDEX "talents_weight" ON "talents" USING btree ("weight");--> statement-breakpoint
CREATE INDEX "talents_bust" ON "talents" USING btree ("bust");--> statement-breakpoint
CREATE INDEX "talents_waist" ON "talents" USING btree ("waist");--> statement-breakpoint
CREATE INDEX "talents_hip" ON "talents" USING btree ("hip");--> statement-breakpoint
CREATE INDEX "talents_exclusive" ON "talents" USING btree ("exclusive_agency_id","created_at","id") WHERE exclusive_agency_id is not null;--> statement-breakpoint
CREATE INDEX "talents_brought" ON "talents" USING btree ("brought_by_agency_id") WHERE brought_by_agency_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "taxation_prices_once" ON "taxation_prices" USING btree ("taxation_id",coalesce(city_id, 0),"concept","valid_from");--> statement-breakpoint
CREATE INDEX "third_party_payouts_event" ON "third_party_payouts" USING btree ("agency_id","event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_sessions_talent" ON "user_sessions" USING btree ("talent_id","created_at") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "user_sessions_agency" ON "user_sessions" USING btree ("agency_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX "users_identification" ON "users" USING btree ("document_type_id","identification");--> statement-breakpoint
CREATE INDEX "wave_places_order" ON "wave_places" USING btree ("plan_id","position");--> statement-breakpoint
CREATE INDEX "wave_places_talent" ON "wave_places" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "wave_plans_by_convocatory" ON "wave_plans" USING btree ("convocatory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wave_plans_open" ON "wave_plans" USING btree ("convocatory_id") WHERE status in ('RUNNING', 'PAUSED');--> statement-breakpoint
CREATE INDEX "wave_plans_event" ON "wave_plans" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "ways_home_talent" ON "ways_home" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","audit_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("webhook_id","position") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_kept" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_living" ON "webhooks" USING btree ("agency_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "whatsapp_events_taken" ON "whatsapp_events" USING btree ("taken_at") WHERE taken_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_code" ON "withholding_certificates" USING btree ("agency_id","year","code") WHERE numbered_by = 'AGENCY';--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_platform_code" ON "withholding_certificates" USING btree ("year","code") WHERE numbered_by = 'PLATFORM';--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_certificates_in_force" ON "withholding_certificates" USING btree ("agency_id","talent_id","year","third_party") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "withholding_certificates_of_talent" ON "withholding_certificates" USING btree ("talent_id","year");
