import { expect, test } from 'vitest'
import { experimental_readRawConfig as readRawConfig } from 'wrangler'

test('the pages alone are configured as the Worker behind them, and have none of its stores', () => {
  const { env, ...common } = readRawConfig({ config: 'wrangler.toml' }).rawConfig
  const inner = { ...common, ...env?.production }
  const outer = readRawConfig({ config: 'wrangler.outer.toml' }).rawConfig
  const same = [
    'main',
    'no_bundle',
    'find_additional_modules',
    'rules',
    'compatibility_date',
    'compatibility_flags',
  ] as const
  for (const key of [...same, 'assets', 'workers_dev', 'images', 'analytics_engine_datasets'] as const) {
    expect([key, outer[key]]).toEqual([key, inner[key]])
  }
  expect(outer.services).toEqual([{ binding: 'API', service: inner.name }])
  expect({ ...outer.vars, API_BASE: undefined }).toEqual({ ...inner.vars, API_BASE: undefined })
  const stores = ['d1_databases', 'r2_buckets', 'durable_objects', 'migrations', 'triggers'] as const
  expect(stores.filter((key) => outer[key] !== undefined)).toEqual([])
  expect([inner.placement, outer.placement]).toEqual([{ mode: 'off' }, undefined])
})
