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
	CONSTRAINT "agencies_quotation_validity" CHECK (quotation_validity_days between 1 and 365),
	CONSTRAINT "agencies_legal_nature" CHECK (legal_nature in ('PERSONA_NATURAL', 'PERSONA_JURIDICA')),
	CONSTRAINT "agencies_gain" CHECK (gain >= 0 and gain < 100),
	CONSTRAINT "agencies_consecutive" CHECK (consecutive_quote >= 0)
);
--> statement-breakpoint
CREATE TABLE "agency_services" (
	"agency_id" uuid NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "agency_services_agency_id_service_id_pk" PRIMARY KEY("agency_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "agency_taxation_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"taxation_price_id" integer NOT NULL,
	"price" numeric NOT NULL,
	"unity" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_taxation_prices_once" UNIQUE("agency_id","taxation_price_id")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "final_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"logo_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "final_clients_tenant" UNIQUE("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "legal_representatives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"city_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_directories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"logo_file_id" uuid,
	"city_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"total" bigint,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_templates_name" UNIQUE("agency_id","name")
);
--> statement-breakpoint
CREATE TABLE "support_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country_id" integer,
	"name" text NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid,
	"phone" text NOT NULL,
	"attended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "banks_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"department" text NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "cities_once" UNIQUE("country_id","department","name")
);
--> statement-breakpoint
CREATE TABLE "constants" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "constants_name_unique" UNIQUE("name")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "contract_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "contract_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"dialing_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code"),
	CONSTRAINT "countries_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "country_document_types" (
	"country_id" integer NOT NULL,
	"document_type_id" integer NOT NULL,
	CONSTRAINT "country_document_types_country_id_document_type_id_pk" PRIMARY KEY("country_id","document_type_id")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"decimals" smallint NOT NULL,
	CONSTRAINT "currencies_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "document_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"applies_to" text NOT NULL,
	CONSTRAINT "document_types_applies_to" CHECK (applies_to in ('PERSON', 'COMPANY', 'BOTH'))
);
--> statement-breakpoint
CREATE TABLE "genders" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "genders_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "photo_reject_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "photo_reject_reasons_text_unique" UNIQUE("text")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "profiles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "services_code_unique" UNIQUE("code"),
	CONSTRAINT "services_audience" CHECK (audience in ('AGENCY', 'CLIENT'))
);
--> statement-breakpoint
CREATE TABLE "skill_areas" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skill_areas_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY NOT NULL,
	"area_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skills_once" UNIQUE("area_id","name")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "states_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tax_units" (
	"country_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"value" integer NOT NULL,
	"source" text,
	CONSTRAINT "tax_units_country_id_year_pk" PRIMARY KEY("country_id","year"),
	CONSTRAINT "tax_units_positive" CHECK (value > 0)
);
--> statement-breakpoint
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
	CONSTRAINT "taxation_prices_status" CHECK (status in ('verified', 'verified-secondary', 'to-confirm')),
	CONSTRAINT "taxation_prices_validity" CHECK (valid_to is null or valid_to >= valid_from)
);
--> statement-breakpoint
CREATE TABLE "taxations" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"regional_entity" text,
	CONSTRAINT "taxations_once" UNIQUE("country_id","kind")
);
--> statement-breakpoint
CREATE TABLE "unit_measures" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "unit_measures_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "withholding_brackets" (
	"from_uvt" integer PRIMARY KEY NOT NULL,
	"rate" numeric NOT NULL,
	"add_uvt" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services" (
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "client_services_client_id_service_id_pk" PRIMARY KEY("client_id","service_id")
);
--> statement-breakpoint
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
	CONSTRAINT "clients_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "clients_name" CHECK (length(trim(name)) > 0)
);
--> statement-breakpoint
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
	"payment_reference" text,
	"payout_batch_id" uuid,
	"pdf_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "claims_account_type" CHECK (account_type in ('AHORROS', 'CORRIENTE')),
	CONSTRAINT "claims_status" CHECK (status in ('SENT', 'APPROVED', 'RETURNED', 'PAID')),
	CONSTRAINT "claims_price" CHECK (price > 0)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
	CONSTRAINT "contracts_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "contracts_code_positive" CHECK (code > 0)
);
--> statement-breakpoint
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
	CONSTRAINT "convocateds_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "convocateds_once" UNIQUE("convocatory_id","talent_id"),
	CONSTRAINT "convocateds_reply" CHECK (reply in ('YES', 'NO', 'MAYBE')),
	CONSTRAINT "convocateds_state" CHECK (state_id in (1811, 1812, 1813, 1815)),
	CONSTRAINT "convocateds_application" CHECK (application_state_id in (1814, 1816, 1817, 1818)),
	CONSTRAINT "convocateds_shown" CHECK ((shown_at is null) = (shown_position is null)),
	CONSTRAINT "convocateds_own_yes" CHECK (state_id <> 1813 or application_state_id = 1818),
	CONSTRAINT "convocateds_accepted" CHECK (accepted_from <= accepted_until),
	CONSTRAINT "convocateds_disowned_word" CHECK (disowned_at is null or said_yes_outside_at is not null)
);
--> statement-breakpoint
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
	CONSTRAINT "convocatories_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "convocatories_dates" CHECK (end_date >= start_date)
);
--> statement-breakpoint
CREATE TABLE "showcase_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_choices_once" UNIQUE("event_id","talent_id"),
	CONSTRAINT "showcase_choices_choice" CHECK (choice in ('LIKED', 'DISLIKED'))
);
--> statement-breakpoint
CREATE TABLE "showcase_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visitor_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_bookings_kind" CHECK (kind in ('HOLD', 'CONFIRMED')),
	CONSTRAINT "talent_bookings_during" CHECK (not isempty(during))
);
--> statement-breakpoint
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
	CONSTRAINT "event_personals_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "event_personals_gender" CHECK (gender in ('FEMENINO', 'MASCULINO')),
	CONSTRAINT "event_personals_quantity" CHECK (quantity > 0 and budget >= 0),
	CONSTRAINT "event_personals_dates" CHECK (end_date >= start_date)
);
--> statement-breakpoint
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
	"quotation_id" uuid NOT NULL,
	"event_directory_id" uuid,
	"final_client_id" uuid,
	"final_client_column" boolean DEFAULT false NOT NULL,
	"valid_advance" boolean DEFAULT false NOT NULL,
	"url_advance" text,
	"value_advance" bigint,
	"cancelled_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "events_dates" CHECK (end_date >= start_date),
	CONSTRAINT "events_additional_profiles" CHECK (additional_profiles is null or additional_profiles like 'https://%'),
	CONSTRAINT "events_total" CHECK (total_event >= 0 and total_days > 0)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "agency_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"deactivated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_users_once" UNIQUE("agency_id","user_id"),
	CONSTRAINT "agency_users_role" CHECK (role in ('OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'))
);
--> statement-breakpoint
CREATE TABLE "mobile_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"talent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "mobile_tokens_holder" CHECK (num_nonnulls(user_id, talent_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"agency_id" uuid,
	"device" text,
	"mobile_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_reason" text,
	CONSTRAINT "user_sessions_ended_reason" CHECK (ended_reason in ('LOGGED_OUT', 'CLOSED', 'REPLACED', 'PASSWORD_CHANGED', 'SUSPENDED', 'LEFT_AGENCY')),
	CONSTRAINT "user_sessions_ended" CHECK ((ended_at is null) = (ended_reason is null))
);
--> statement-breakpoint
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
	CONSTRAINT "users_password_hash" CHECK (password_hash is null or password_hash like '$2%')
);
--> statement-breakpoint
CREATE TABLE "worker_heartbeats" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entryId_unique" UNIQUE("entry_id"),
	CONSTRAINT "audit_chain_position" CHECK (position > 0),
	CONSTRAINT "audit_chain_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
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
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"to_address" text,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_status" CHECK (status in ('QUEUED', 'SENT', 'FAILED', 'CANCELLED'))
);
--> statement-breakpoint
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
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_kind" CHECK (kind in ('LOGO', 'TALENT_PHOTO', 'QUOTATION_PDF', 'CONTRACT_PDF', 'CLAIM_PDF', 'IDENTITY_DOCUMENT', 'RUT', 'EPS', 'ARL', 'OTHER')),
	CONSTRAINT "files_visibility" CHECK (visibility in ('PRIVATE', 'PUBLIC')),
	CONSTRAINT "files_size" CHECK (size >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_records_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
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
	CONSTRAINT "link_codes_channel" CHECK (channel in ('EMAIL', 'PHONE')),
	CONSTRAINT "link_codes_attempts" CHECK (attempts between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "link_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"talent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_confirmations_channel" CHECK (channel in ('EMAIL', 'PHONE'))
);
--> statement-breakpoint
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
	CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "quotation_documents" (
	"quotation_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_line_genders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"quotation_line_id" uuid NOT NULL,
	"gender" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "quotation_line_genders_once" UNIQUE("quotation_line_id","gender"),
	CONSTRAINT "quotation_line_genders_gender" CHECK (gender in ('FEMENINO', 'MASCULINO')),
	CONSTRAINT "quotation_line_genders_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
	CONSTRAINT "quotations_producer_iva_base" CHECK (producer_iva_base in ('FEE', 'FULL'))
);
--> statement-breakpoint
CREATE TABLE "platform_transportations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform" text NOT NULL,
	"city_id" integer NOT NULL,
	"fee" numeric NOT NULL,
	"platform_gain" numeric NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_transportations_once" UNIQUE("platform","city_id")
);
--> statement-breakpoint
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
	CONSTRAINT "rides_state" CHECK (state in ('ORDERING', 'HIRE', 'HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF', 'TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "user_transportations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_transportation_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "academic_trainings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"place" text NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "talent_experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"area_id" integer,
	"area_name" text,
	"description" text NOT NULL,
	"start_date" date,
	"end_date" date,
	CONSTRAINT "talent_experiences_dates" CHECK (end_date is null or start_date is null or end_date >= start_date)
);
--> statement-breakpoint
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
	CONSTRAINT "talent_photos_type" CHECK (type in ('IBOOK', 'GALLERY'))
);
--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"profile_id" integer NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "talent_profiles_once" UNIQUE("talent_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "talent_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"area_id" integer NOT NULL,
	"skill_id" integer,
	"name" text,
	"level" text,
	"observations" text,
	CONSTRAINT "talent_skills_named" CHECK (skill_id is not null or name is not null)
);
--> statement-breakpoint
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
	"push_token" text,
	"password_hash" text,
	"may_order_rides" boolean DEFAULT false NOT NULL,
	"brought_by_agency_id" uuid,
	"exclusive_agency_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || lastname || ' ' || coalesce(alias, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talents_gender" CHECK (gender in ('FEMENINO', 'MASCULINO')),
	CONSTRAINT "talents_password_hash" CHECK (password_hash is null or password_hash like '$2%'),
	CONSTRAINT "talents_height" CHECK (height is null or height > 0)
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_services" ADD CONSTRAINT "agency_services_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_services" ADD CONSTRAINT "agency_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_taxation_prices" ADD CONSTRAINT "agency_taxation_prices_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_taxation_prices" ADD CONSTRAINT "agency_taxation_prices_taxation_price_id_taxation_prices_id_fk" FOREIGN KEY ("taxation_price_id") REFERENCES "public"."taxation_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_directories" ADD CONSTRAINT "event_directories_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_directories" ADD CONSTRAINT "event_directories_place_directory_id_place_directories_id_fk" FOREIGN KEY ("place_directory_id") REFERENCES "public"."place_directories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_directories" ADD CONSTRAINT "event_directories_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_clients" ADD CONSTRAINT "final_clients_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_clients" ADD CONSTRAINT "final_clients_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_representatives" ADD CONSTRAINT "legal_representatives_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_representatives" ADD CONSTRAINT "legal_representatives_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_directories" ADD CONSTRAINT "place_directories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_templates" ADD CONSTRAINT "quotation_templates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_contacts" ADD CONSTRAINT "support_contacts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_clauses" ADD CONSTRAINT "contract_clauses_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_document_types" ADD CONSTRAINT "country_document_types_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_document_types" ADD CONSTRAINT "country_document_types_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_area_id_skill_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."skill_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_units" ADD CONSTRAINT "tax_units_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD CONSTRAINT "taxation_prices_taxation_id_taxations_id_fk" FOREIGN KEY ("taxation_id") REFERENCES "public"."taxations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD CONSTRAINT "taxation_prices_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxations" ADD CONSTRAINT "taxations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services" ADD CONSTRAINT "client_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services" ADD CONSTRAINT "client_services_client" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_contract_fk" FOREIGN KEY ("agency_id","contract_id") REFERENCES "public"."contracts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_consents" ADD CONSTRAINT "contract_consents_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "showcase_choices" ADD CONSTRAINT "showcase_choices_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_choices" ADD CONSTRAINT "showcase_choices_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_visits" ADD CONSTRAINT "showcase_visits_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bookings" ADD CONSTRAINT "talent_bookings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_bookings" ADD CONSTRAINT "talent_bookings_convocated_id_convocateds_id_fk" FOREIGN KEY ("convocated_id") REFERENCES "public"."convocateds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_personals" ADD CONSTRAINT "event_personals_quotation_line_id_quotation_lines_id_fk" FOREIGN KEY ("quotation_line_id") REFERENCES "public"."quotation_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_personals" ADD CONSTRAINT "event_personals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_personals" ADD CONSTRAINT "event_personals_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_directory_fk" FOREIGN KEY ("agency_id","event_directory_id") REFERENCES "public"."event_directories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_final_client_fk" FOREIGN KEY ("agency_id","final_client_id") REFERENCES "public"."final_clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_users" ADD CONSTRAINT "agency_users_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_users" ADD CONSTRAINT "agency_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD CONSTRAINT "mobile_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD CONSTRAINT "mobile_tokens_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_link_token_id_link_tokens_id_fk" FOREIGN KEY ("link_token_id") REFERENCES "public"."link_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_documents" ADD CONSTRAINT "quotation_documents_quotation_fk" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line_genders" ADD CONSTRAINT "quotation_line_genders_quotation_line_id_quotation_lines_id_fk" FOREIGN KEY ("quotation_line_id") REFERENCES "public"."quotation_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_quotation" FOREIGN KEY ("agency_id","quotation_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_previous_fk" FOREIGN KEY ("agency_id","previous_id") REFERENCES "public"."quotations"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_transportations" ADD CONSTRAINT "platform_transportations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_convocatory_fk" FOREIGN KEY ("agency_id","convocatory_id") REFERENCES "public"."convocatories"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_transportations" ADD CONSTRAINT "user_transportations_platform_transportation_id_platform_transportations_id_fk" FOREIGN KEY ("platform_transportation_id") REFERENCES "public"."platform_transportations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_transportations" ADD CONSTRAINT "user_transportations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academic_trainings" ADD CONSTRAINT "academic_trainings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_experiences" ADD CONSTRAINT "talent_experiences_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_experiences" ADD CONSTRAINT "talent_experiences_area_id_skill_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."skill_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_reject_reason_id_photo_reject_reasons_id_fk" FOREIGN KEY ("reject_reason_id") REFERENCES "public"."photo_reject_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_area_id_skill_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."skill_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_skills" ADD CONSTRAINT "talent_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_residence_city_id_cities_id_fk" FOREIGN KEY ("residence_city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_photo_state_id_states_id_fk" FOREIGN KEY ("photo_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_brought_by_agency_id_agencies_id_fk" FOREIGN KEY ("brought_by_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_exclusive_agency_id_agencies_id_fk" FOREIGN KEY ("exclusive_agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_identification" ON "agencies" USING btree ("document_type_id","identification");--> statement-breakpoint
CREATE INDEX "agencies_state" ON "agencies" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "final_clients_client" ON "final_clients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "legal_representatives_agency" ON "legal_representatives" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "place_directories_city" ON "place_directories" USING btree ("city_id","agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_directories_once" ON "place_directories" USING btree (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid),"city_id",lower(name),coalesce(lower(address), ''));--> statement-breakpoint
CREATE INDEX "support_requests_agency" ON "support_requests" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "states_list" ON "states" USING btree ("list");--> statement-breakpoint
CREATE UNIQUE INDEX "taxation_prices_once" ON "taxation_prices" USING btree ("taxation_id",coalesce(city_id, 0),"concept","valid_from");--> statement-breakpoint
CREATE INDEX "clients_state" ON "clients" USING btree ("agency_id","state_id","name");--> statement-breakpoint
CREATE INDEX "clients_identification" ON "clients" USING btree ("agency_id","identification");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_once" ON "claims" USING btree ("convocated_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_code" ON "claims" USING btree ("agency_id","code");--> statement-breakpoint
CREATE INDEX "claims_list" ON "claims" USING btree ("agency_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_consents_once" ON "contract_consents" USING btree ("event_id","talent_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_documents_once" ON "contract_documents" USING btree ("event_id","talent_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_once" ON "contracts" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_convocated" ON "contracts" USING btree ("convocated_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_code" ON "contracts" USING btree ("agency_id","code");--> statement-breakpoint
CREATE INDEX "convocateds_event" ON "convocateds" USING btree ("event_id","talent_id");--> statement-breakpoint
CREATE INDEX "convocateds_talent" ON "convocateds" USING btree ("talent_id","state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "convocateds_shown_once" ON "convocateds" USING btree ("event_id","talent_id") WHERE shown_at is not null;--> statement-breakpoint
CREATE INDEX "convocateds_disowned" ON "convocateds" USING btree ("disowned_at") WHERE disowned_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "convocatories_code" ON "convocatories" USING btree ("agency_id","code");--> statement-breakpoint
CREATE INDEX "convocatories_event" ON "convocatories" USING btree ("event_id","state_id");--> statement-breakpoint
CREATE INDEX "showcase_visits_event" ON "showcase_visits" USING btree ("event_id","visited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_bookings_convocated" ON "talent_bookings" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "talent_bookings_talent" ON "talent_bookings" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "event_personals_event" ON "event_personals" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_quotation" ON "events" USING btree ("quotation_id");--> statement-breakpoint
CREATE INDEX "events_list" ON "events" USING btree ("agency_id","state_id","start_date");--> statement-breakpoint
CREATE INDEX "events_closing" ON "events" USING btree ("end_date","state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_invitations_open" ON "agency_invitations" USING btree ("agency_id",lower(email)) WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "agency_users_user" ON "agency_users" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_users_owner" ON "agency_users" USING btree ("agency_id") WHERE role = 'OWNER' and deactivated_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_tokens_hash" ON "mobile_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mobile_tokens_user" ON "mobile_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mobile_tokens_talent" ON "mobile_tokens" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_sessions_agency" ON "user_sessions" USING btree ("agency_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX "users_identification" ON "users" USING btree ("document_type_id","identification");--> statement-breakpoint
CREATE INDEX "audit_entries_row" ON "audit_entries" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_agency" ON "audit_entries" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "emails_agency" ON "emails" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "emails_open" ON "emails" USING btree ("status") WHERE status in ('QUEUED', 'FAILED');--> statement-breakpoint
CREATE INDEX "files_agency" ON "files" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "files_talent" ON "files" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "idempotency_records_expiry" ON "idempotency_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "link_codes_link" ON "link_codes" USING btree ("link_token_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_confirmations_secret" ON "link_confirmations" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "link_tokens_hash" ON "link_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "link_tokens_event" ON "link_tokens" USING btree ("event_id","talent_id","purpose");--> statement-breakpoint
CREATE INDEX "link_tokens_user" ON "link_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "link_tokens_quotation" ON "link_tokens" USING btree ("quotation_id") WHERE quotation_id is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "quotation_answers_quotation" ON "quotation_answers" USING btree ("quotation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_answers_final" ON "quotation_answers" USING btree ("quotation_id") WHERE answer <> 'CHANGE_REQUESTED';--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_code" ON "quotations" USING btree ("agency_id","code","version") WHERE code is not null;--> statement-breakpoint
CREATE INDEX "quotations_list" ON "quotations" USING btree ("agency_id","state_id","code");--> statement-breakpoint
CREATE INDEX "quotations_client" ON "quotations" USING btree ("agency_id","client_id");--> statement-breakpoint
CREATE INDEX "quotations_running_out" ON "quotations" USING btree ("valid_until") WHERE state_id = 62;--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_next_version" ON "quotations" USING btree ("previous_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rides_open" ON "rides" USING btree ("convocatory_id","talent_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_journey" ON "rides" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "rides_agency" ON "rides" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "academic_trainings_talent" ON "academic_trainings" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_experiences_talent" ON "talent_experiences" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_photos_talent" ON "talent_photos" USING btree ("talent_id","type","state_id","position");--> statement-breakpoint
CREATE INDEX "talent_photos_queue" ON "talent_photos" USING btree ("state_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_profiles_main" ON "talent_profiles" USING btree ("talent_id") WHERE main;--> statement-breakpoint
CREATE INDEX "talent_profiles_profile" ON "talent_profiles" USING btree ("profile_id","talent_id");--> statement-breakpoint
CREATE INDEX "talent_skills_talent" ON "talent_skills" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talents_email" ON "talents" USING btree (lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX "talents_identification" ON "talents" USING btree ("document_type_id","identification");--> statement-breakpoint
CREATE INDEX "talents_list" ON "talents" USING btree ("state_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talents_city" ON "talents" USING btree ("residence_city_id","state_id");--> statement-breakpoint
CREATE INDEX "talents_brought" ON "talents" USING btree ("brought_by_agency_id") WHERE brought_by_agency_id is not null;