import type { Definition } from './definition.ts'
import type { DefinitionProblem } from './definitionProblem.ts'
import { evaluate } from './evaluate.ts'
import type { Vectors } from './vectors.ts'

/** Golden vectors the definition does not fulfil. An instrument with one is not used. */
export function vectorProblems(definition: Definition, vectors: Vectors): DefinitionProblem[] {
  return vectors.flatMap((vector) => {
    const evaluation = evaluate(definition, vector.answers, vector.person ?? { age: null, gender: null })
    const say = (reason: string): DefinitionProblem => ({ code: 'vector', place: `vector "${vector.title}"`, reason })
    const problems = Object.entries(vector.expect.nodes).flatMap(([id, expected]) => {
      const node = evaluation.nodes.find((candidate) => candidate.id === id)
      if (!node) return [say(`there is no node ${id}`)]
      const band = node.band?.id
      const bandFits = expected.band === undefined || expected.band === band
      if (node.value === expected.value && node.status === expected.status && bandFits) return []
      return [
        say(
          `${id} is ${node.value} (${node.status}, ${band ?? 'no band'}), not ${expected.value} (${expected.status}, ${expected.band ?? 'any band'})`,
        ),
      ]
    })
    const fired = evaluation.alerts.map((alert) => alert.id)
    const wanted = vector.expect.alerts
    if (wanted && fired.join() !== wanted.join())
      problems.push(say(`alerts ${fired.join(', ') || 'none'}, not ${wanted.join(', ') || 'none'}`))
    return problems
  })
}
