-- An answer of before they were encrypted is told as done already.
UPDATE "idempotency_records" SET "response" = NULL WHERE jsonb_typeof("response") <> 'string' AND "scope" <> 'registration';--> statement-breakpoint
DROP TABLE "support_contacts";--> statement-breakpoint
DROP TABLE "showcase_visits";--> statement-breakpoint
ALTER TABLE "tax_units" DROP COLUMN "wage_source";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_detail_json" CHECK (jsonb_typeof(detail) = 'object');--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "claim_versions" ADD CONSTRAINT "claim_versions_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_withholding_json" CHECK (jsonb_typeof(withholding) = 'object');--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_non_resident_json" CHECK (jsonb_typeof(non_resident) = 'object');--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_terms_json" CHECK (jsonb_typeof(terms) = 'object');--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "convocatories" ADD CONSTRAINT "convocatories_skills_json" CHECK (jsonb_typeof(skills) = 'array');--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_fields_json" CHECK (jsonb_typeof(fields) = 'object');--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_words_json" CHECK (jsonb_typeof(words) = 'object');--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_cells_json" CHECK (jsonb_typeof(cells) = 'array');--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_problems_json" CHECK (jsonb_typeof(problems) = 'array');--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_pictures_json" CHECK (jsonb_typeof(pictures) = 'array');--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_reading_json" CHECK (jsonb_typeof(reading) = 'object');--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_headers_json" CHECK (jsonb_typeof(headers) = 'array');--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_mapping_json" CHECK (jsonb_typeof(mapping) = 'object');--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_doubts_json" CHECK (jsonb_typeof(doubts) = 'object');--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_blanks_json" CHECK (jsonb_typeof(blanks) = 'object');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_payload_json" CHECK (jsonb_typeof(payload) = 'object');--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_entries_json" CHECK (jsonb_typeof(entries) = 'array');--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "withholding_certificates" ADD CONSTRAINT "withholding_certificates_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_layout_overrides_json" CHECK (jsonb_typeof(layout_overrides) = 'object');--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_response_json" CHECK (jsonb_typeof(response) in ('string', 'object'));--> statement-breakpoint
ALTER TABLE "quotation_documents" ADD CONSTRAINT "quotation_documents_content_json" CHECK (jsonb_typeof(content) = 'object');--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_warnings_json" CHECK (jsonb_typeof(warnings) = 'array');--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_tax_snapshot_json" CHECK (jsonb_typeof(tax_snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "recent_changes" ADD CONSTRAINT "recent_changes_before_json" CHECK (jsonb_typeof(before) = 'object');--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_vehicle_json" CHECK (jsonb_typeof(vehicle) = 'object');--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_waypoints_json" CHECK (jsonb_typeof(waypoints) = 'object');--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "simulated_journeys" ADD CONSTRAINT "simulated_journeys_via_json" CHECK (jsonb_typeof(via) = 'array');--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_filters_json" CHECK (jsonb_typeof(filters) = 'object');--> statement-breakpoint
ALTER TABLE "client_statements" ADD CONSTRAINT "client_statements_content_json" CHECK (jsonb_typeof(content) = 'object');--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_snapshot_json" CHECK (jsonb_typeof(snapshot) = 'object');--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_told_json" CHECK (jsonb_typeof(told) = 'object');